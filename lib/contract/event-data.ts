import { z } from 'zod'
import { Comment } from './comments'
import { Id, Timestamp } from './fields'
import { Activation, LicenseKey } from './license-key'
import { PublicSubmission } from './submissions'
import { SupportMessage } from './support-messages'
import { SupportRequest } from './support-request'
import { AdminWish } from './wish'
import { WishStatus } from './wish-status'

const device = { activation: Activation, license_key: LicenseKey }
const EventWish = AdminWish.omit({ has_voted: true })
const WaitlistEntry = z.object({
  id: Id,
  email: z.string().nullable(),
  name: z.string().nullable(),
  position: z.int().nullable(),
  referral_count: z.int(),
  status: z.enum(['waiting', 'invited', 'left']),
  created_at: Timestamp,
})

/**
 * What each event carries as `data`: records as the team sees them, without anything internal. A plaintext key or token is in
 * none of them, because none is declared.
 */
export const eventData = {
  license_key_minted: LicenseKey,
  license_key_updated: LicenseKey,
  license_key_revoked: LicenseKey,
  license_key_suspended: LicenseKey,
  license_key_reinstated: LicenseKey,
  license_key_deleted: LicenseKey,
  device_activated: z.object(device),
  device_deactivated: z.object(device),
  seat_limit_reached: z.object({
    license_key: LicenseKey,
    device: z.object({
      device_fingerprint: z.string(),
      device_name: z.string().nullable(),
      platform: z.string().nullable(),
    }),
  }),
  signing_key_rotated: z.object({
    kid: z.string(),
    previous_kid: z.string().nullable(),
    compromised: z.boolean(),
    jwks_url: z.string(),
  }),
  contact_form_submitted: PublicSubmission,
  support_request_created: SupportRequest,
  support_request_updated: SupportRequest.extend({
    changes: z
      .record(z.string(), z.array(z.unknown()))
      .meta({ description: '`{ field: [before, after] }`', example: { status: ['new', 'open'] } }),
  }),
  support_message_created: SupportMessage,
  wish_created: EventWish,
  wish_status_changed: EventWish.extend({ previous_status: WishStatus }),
  wish_voted: z.object({
    wish_id: Id,
    title: z.string(),
    vote_count: z.int(),
    verified_vote_count: z.int(),
    is_verified: z.boolean().meta({ description: 'It came with a licence’s entitlement token.' }),
  }),
  comment_created: Comment.omit({ replies: true }),
  waitlist_joined: WaitlistEntry,
  waitlist_left: WaitlistEntry,
  waitlist_invited: WaitlistEntry,
  webhook_test: z.object({ message: z.string() }),
}
export type EventData = typeof eventData
