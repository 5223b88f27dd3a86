import { z } from 'zod'
import { endpoint } from './endpoint'
import { botFields, Fingerprint, Id, MaybeEmail, maybeLine, paging, text } from './fields'
import { mintable } from './license-keys'
import { AdminWaitlistEntry, WaitlistEntry, WaitlistPlace, WaitlistStatus } from './waitlist-entry'

const tag = 'Waitlist'
const path = '/api/v1/projects/{id}/wishlist'
const params = z.object({ id: Id })

const who = { email: MaybeEmail, fingerprint: Fingerprint.nullish() }
const whoElse =
  'Without `email` and `fingerprint` the current visitor is meant: the address of the portal session, else a fingerprint derived from client address and user agent.'

const token = z.object({ token: text(200).meta({ description: 'Of the link in the letter.', example: 'wlt_…' }) })

const list = {
  method: 'GET',
  path,
  access: 'admin',
  tag,
  params,
  query: z.object({ status: WaitlistStatus.optional(), search: maybeLine(200), ...paging }),
} as const

export const waitlist = {
  list: endpoint({
    ...list,
    summary: 'List the waitlist',
    description:
      'In the order of their places, then those who were invited, then those who left. `search` looks for a part of address or name.',
    list: AdminWaitlistEntry,
  }),
  listCsv: endpoint({
    ...list,
    summary: 'Download the waitlist as CSV',
    description:
      'All of it that `status` and `search` leave, in the same order. Cells that a spreadsheet would run are defused.',
    plain: 'text/csv',
  }),
  count: endpoint({
    method: 'GET',
    path: `${path}/count`,
    access: 'public',
    tag,
    summary: 'Count who is on the waitlist',
    description: 'Waiting and invited.',
    params,
    data: z.object({ count: z.int() }).meta({ id: 'WaitlistCount' }),
  }),
  join: endpoint({
    method: 'POST',
    path: `${path}/join`,
    access: 'public',
    customer: 'open',
    tag,
    summary: 'Join the waitlist',
    description: `Joining again is 200 with the same entry; after leaving, a new place. ${whoElse} A fingerprint that is in line without an address gets the address that comes with it. \`referral_code\` is a friend's: they move up as soon as this entry counts, unless both come from one device or this entry has neither address nor fingerprint; it counts for the first join only. With \`waitlist_confirmation\` in the project's settings a letter asks to confirm the address.`,
    params,
    body: z.object({
      ...who,
      name: maybeLine(200),
      referral_code: maybeLine(40).meta({ description: 'Of the friend who sent them; an unknown one is ignored.' }),
      ...botFields,
    }),
    bodyOptional: true,
    data: WaitlistEntry,
    creates: true,
    errors: ['BOT_DETECTED', 'UNAUTHORIZED', 'FORBIDDEN'],
  }),
  leave: endpoint({
    method: 'DELETE',
    path: `${path}/leave`,
    access: 'public',
    customer: 'open',
    tag,
    summary: 'Leave the waitlist',
    description: `Idempotent. ${whoElse} Whoever has an address gets a letter with a link that gives the place back, unless the project is archived.`,
    params,
    query: z.object(who),
    body: z.object(who),
    bodyOptional: true,
    errors: ['UNAUTHORIZED', 'FORBIDDEN'],
  }),
  status: endpoint({
    method: 'GET',
    path: `${path}/status`,
    access: 'public',
    customer: 'open',
    tag,
    summary: 'Tell whether somebody is on the waitlist',
    description: whoElse,
    params,
    query: z.object(who),
    data: WaitlistPlace,
    errors: ['UNAUTHORIZED', 'FORBIDDEN'],
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/undo`,
    access: 'public',
    tag,
    summary: 'Take a leave back',
    description:
      'With the token of the letter that told of it: the old place is theirs again, and who had been invited is so again. Good for 30 days, more than once.',
    params,
    body: token,
    data: WaitlistEntry,
    errors: ['UNAUTHORIZED', 'CONFLICT'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${path}/confirm`,
    access: 'public',
    tag,
    summary: 'Confirm an address',
    description:
      'With the token of the letter that asked for it; the friend who sent them moves up now. Good for 30 days, more than once.',
    params,
    body: token,
    data: WaitlistEntry,
    errors: ['UNAUTHORIZED'],
  }),
  invite: endpoint({
    method: 'POST',
    path: `${path}/invite`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Invite the next in line',
    description:
      'Invites the next `count` that have an address, or those of `ids` that wait and have one, and answers them; each is mailed shortly after. `dry_run` only answers whom it would be. With `mint_license` each letter carries a licence key of its own, made as the letter is written, which no answer shows; `end_user_id` is then the person whose it is. Two at once never invite the same person. With `Idempotency-Key` a replay invites nobody again. An archived project is a CONFLICT.',
    params,
    body: z
      .object({
        count: z.int().min(1, 'must be from 1 to 200').max(200, 'must be from 1 to 200').optional(),
        ids: z
          .array(Id)
          .min(1, 'must name somebody')
          .max(200, 'must be at most 200')
          .optional()
          .meta({ description: 'Instead of `count`.' }),
        dry_run: z.boolean().default(false),
        mint_license: z.object(mintable).nullish(),
      })
      .refine(({ count, ids }) => (count === undefined) !== (ids === undefined), {
        message: 'is required, or ids instead, and not both',
        path: ['count'],
      })
      .meta({
        example: { count: 25, dry_run: false, mint_license: { plan: 'pro', max_devices: 3, expires_at: null } },
      }),
    data: z.object({ invited: z.array(AdminWaitlistEntry), dry_run: z.boolean() }).meta({ id: 'WaitlistInvitation' }),
    repeatable: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{entryId}`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Delete an entry of the waitlist',
    description: 'For good, and without a letter.',
    params: params.extend({ entryId: Id }),
  }),
}
