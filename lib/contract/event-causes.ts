import type { EventData } from './event-data'

/** When each event comes, in one sentence. */
export const eventCauses: { [type in keyof EventData]: string } = {
  license_key_minted: 'A licence key was made.',
  license_key_updated:
    'Plan, seats, end, metadata or person of a licence were changed; what changes nothing is not told.',
  license_key_revoked: 'A licence was revoked, for the first time.',
  license_key_suspended: 'An active licence was suspended.',
  license_key_reinstated: 'A suspended licence was reinstated.',
  license_key_deleted: 'A licence was deleted, with the devices it had.',
  device_activated: 'A device took a seat; one that had it already and activates again is not told.',
  device_deactivated: 'A seat was given back by its device, or freed on the licence page or by the API.',
  seat_limit_reached: 'A device was refused because every seat of its licence is taken, each time it tries.',
  signing_key_rotated: 'The team made a new signing key; apps that pin public keys need it.',
  contact_form_submitted:
    'A contact form was filled in; what was held back as spam is told once somebody says that it is none.',
  support_request_created: 'A customer asked something, by the page, the API or a form that makes requests.',
  support_request_updated:
    'A request was changed by the team, or by a message that moves its status; `changes` tells what.',
  support_message_created:
    'A message that the customer sees was added, by whomever: customer, team, mail or AI reply; internal notes are not told.',
  wish_created: 'Somebody suggested a wish, or the team, or a form that makes wishes.',
  wish_status_changed: 'The team moved a wish to another status.',
  wish_voted: 'Somebody voted for a wish for the first time; merges and votes taken back are not told.',
  comment_created: 'Somebody commented on a wish, or the team did.',
  waitlist_joined: 'Somebody joined the waitlist, also one who had left it, or took their leave back.',
  waitlist_left: 'Somebody left the waitlist; one whom the team deletes is not told.',
  waitlist_invited: 'Somebody on the waitlist was invited by the team, one event for each.',
  webhook_test: 'The team asked for a test event: for this one webhook, whatever its `types`.',
}
