import { z } from 'zod'
import { endpoint } from './endpoint'
import { Email, Id, Timestamp } from './fields'
import { LicenseKeyStatus } from './license-key'
import { SupportRequest } from './support-request'
import { WaitlistEntry } from './waitlist-entry'
import { Wish } from './wish'

const tag = 'My activity'
const path = '/portal/activity'
const query = z.object({
  project_id: Id.optional().meta({ description: 'Whose, where the cookies of several projects come along.' }),
})

const WishInShort = Wish.pick({
  id: true,
  title: true,
  slug: true,
  status: true,
  vote_count: true,
  comment_count: true,
  created_at: true,
})
const NamedWish = WishInShort.pick({ id: true, title: true, slug: true })
const seen = { description: 'null where the wish is hidden.' }

const OwnWish = WishInShort.extend({
  is_approved: z.boolean().meta({ description: 'false: nobody else sees it, until the team lets it through.' }),
  merged_into: NamedWish.nullable().meta({ description: 'The wish that it is part of now.' }),
})

/** All that a project knows of a person, by an address that they proved. */
export const Activity = z
  .object({
    email: z.string(),
    name: z.string().nullable(),
    letters: z.boolean().meta({ description: 'Whether they get letters about the wishes they follow.' }),
    wishes: z.array(OwnWish),
    votes: z.array(z.object({ id: Id, created_at: Timestamp, wish: WishInShort.nullable().meta(seen) })),
    comments: z.array(
      z.object({
        id: Id,
        content: z.string(),
        created_at: Timestamp,
        wish: NamedWish.nullable().meta(seen),
      }),
    ),
    support_requests: z.array(SupportRequest),
    waitlist: WaitlistEntry.nullable(),
    license_keys: z.array(
      z.object({
        id: Id,
        key_last4: z.string(),
        status: LicenseKeyStatus,
        plan: z.string().nullable(),
        max_devices: z.int().nullable(),
        active_devices: z.int(),
        expires_at: Timestamp.nullable(),
        created_at: Timestamp,
      }),
    ),
  })
  .meta({ id: 'Activity' })
export type Activity = z.output<typeof Activity>

export const activity = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'session',
    tag,
    summary: 'Read all that is known of oneself',
    description:
      'Wishes, votes, comments, support requests, the place in line and licences of the session’s address, newest first, at most 200 of each; the export has all.',
    query,
    data: Activity,
  }),
  export: endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: 'session',
    tag,
    summary: 'Download all that is known of oneself',
    description:
      'A JSON document, `{slug}-my-data.json`, with everything that is kept about the session’s address in this project: the person, wishes, votes, comments, requests with their public messages and files, the place in line, licences with their devices, what was sent through forms, and which letters went out.',
    query,
    file: true,
  }),
  letters: endpoint({
    method: 'PATCH',
    path,
    access: 'session',
    tag,
    summary: 'Turn letters about wishes on or off',
    query,
    body: z.object({ letters: z.boolean() }),
    data: z.object({ letters: z.boolean() }),
  }),
  erase: endpoint({
    method: 'DELETE',
    path,
    access: 'session',
    tag,
    summary: 'Erase oneself',
    description:
      'Deletes requests with their messages and files, what was sent through forms, the place in line, letters, events that tell of them, and the person; wishes, comments and votes stay without name and address, licences stay without a person and go on working, their devices without name, platform and fingerprint: each keeps its seat, and is known again when it next shows its own. Of a person whom the host app knows by an id of its own, that id stays, with its votes and licences. Every session of the address ends, this one too: asked again, it is 401. It cannot be undone. `email` is the session’s address, written out by whoever asks.',
    query,
    body: z.object({ email: Email }),
  }),
}
