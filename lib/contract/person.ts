import { z } from 'zod'
import { EndUser } from './end-users'
import { endpoint } from './endpoint'
import { Id, Timestamp } from './fields'
import { Activation, LicenseKey } from './license-key'
import { SupportRequest } from './support-request'
import { AdminWaitlistEntry } from './waitlist-entry'
import { Wish } from './wish'

const tag = 'End users'

/** The newest of a kind, 20 at most, with the number of all. */
const newest = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.int() })

const proven = {
  is_proven: z.boolean().meta({
    description: 'false: it names this person or this address, and whoever sent it has not proven to be them.',
  }),
}
const NamedWish = Wish.pick({ id: true, title: true, slug: true, status: true })

/** All that a project knows of one person. */
export const Person = z
  .object({
    end_user: EndUser.nullable().meta({ description: 'null: nobody is known by what was said.' }),
    email: z.string().nullable(),
    name: z.string().nullable(),
    is_proven: z.boolean().meta({
      description:
        'Whether whoever is meant is known to be this person. false beside a support request: it names the address or the id, which anybody can; do not tell them what is theirs.',
    }),
    licenses: newest(LicenseKey.extend({ activations: z.array(Activation) })),
    requests: newest(
      SupportRequest.pick({
        id: true,
        number: true,
        subject: true,
        status: true,
        priority: true,
        created_at: true,
        updated_at: true,
      }).extend(proven),
    ),
    votes: newest(z.object({ created_at: Timestamp, is_verified: z.boolean(), wish: NamedWish })),
    wishes: newest(NamedWish.extend({ vote_count: z.int(), created_at: Timestamp, ...proven })),
    comments: newest(z.object({ id: Id, content: z.string(), created_at: Timestamp, wish: NamedWish, ...proven })),
    submissions: newest(
      z.object({
        id: Id,
        form_id: z.string(),
        form_name: z.string().nullable().meta({ description: 'null once the form is deleted.' }),
        submitted_at: Timestamp,
        support_request_id: Id.nullable(),
        wish_id: Id.nullable(),
        is_spam: z.boolean(),
        ...proven,
      }),
    ),
    waitlist_entry: AdminWaitlistEntry.extend(proven).nullable(),
  })
  .meta({ id: 'Person' })
export type Person = z.output<typeof Person>

const told =
  'The newest 20 of each kind with their number, of this project alone. What only shares the address, without a proof, is marked `is_proven: false`.'

export const people = {
  ofEndUser: endpoint({
    method: 'GET',
    path: '/api/v1/end-users/{id}/activity',
    access: 'admin',
    tag,
    summary: 'Read everything about one person',
    description: told,
    params: z.object({ id: Id }),
    data: Person,
  }),
  ofRequest: endpoint({
    method: 'GET',
    path: '/api/v1/support-requests/{id}/person',
    access: 'admin',
    tag,
    summary: 'Read everything about whoever asked',
    description: `${told} Where the request proves nobody, it is about whom it names, if that is one person, with \`is_proven: false\` for all of it.`,
    params: z.object({ id: Id }),
    data: Person,
  }),
}
