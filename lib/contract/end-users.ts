import { z } from 'zod'
import { endpoint } from './endpoint'
import { FreeForm, Id, MaybeEmail, maybeLine, maybeText, paging, Timestamp } from './fields'

const tag = 'End users'
const path = '/api/v1/end-users'
const params = z.object({ id: Id })

const endUserFields = {
  id: Id,
  project_id: Id,
  external_id: z.string().nullable().meta({ description: 'The id that your app knows the person by.' }),
  email: z.string().nullable(),
  name: z.string().nullable(),
  plan: z.string().nullable(),
  attributes: z.record(z.string(), z.unknown()).meta({ example: { company: 'Acme' } }),
  created_at: Timestamp,
  updated_at: Timestamp,
}

/** A person of the project, known across licences, support, wishes, votes and the waitlist. */
export const EndUser = z.object(endUserFields).meta({ id: 'EndUser' })
export type EndUser = z.output<typeof EndUser>

/** A person as they are named beside what is theirs. */
export const EndUserInShort = EndUser.pick({ id: true, external_id: true, email: true, name: true })
export type EndUserInShort = z.output<typeof EndUserInShort>

/** A person with how much there is of them. */
export const EndUserDetail = z
  .object({
    ...endUserFields,
    license_keys: z.int(),
    support_requests: z.int(),
    wishes: z.int(),
    votes: z.int(),
  })
  .meta({ id: 'EndUserDetail' })

const described = {
  external_id: maybeText(200),
  email: MaybeEmail,
  name: maybeText(200),
  plan: maybeText(200),
  attributes: FreeForm.nullish(),
}

/** A person as the team describes them: found by `external_id`, else by `email`, else made; two become one where the words are of both. */
export const EndUserInput = z
  .object(described)
  .refine(({ external_id, email }) => external_id || email, {
    message: 'is required, or email instead',
    path: ['external_id'],
  })
  .meta({
    id: 'EndUserInput',
    description:
      'Found by `external_id`, else by `email` without case (a person with another `external_id` is somebody else), else made. What is given overwrites, what is absent stays, `attributes` merge key by key. Where `external_id` finds one person and `email` another who has no `external_id`, the two become one: licences, requests, wishes and votes go to the first, whose own fields win. People with an `external_id` each may share an address.',
    example: { external_id: 'user-1', email: 'ana@example.com', name: 'Ana' },
  })
export type EndUserInput = z.output<typeof EndUserInput>

export const endUsers = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'List end users',
    description:
      'Newest first. `email` is compared without case. `search` looks for parts of address, name and `external_id`, all its words; it answers at most 1,000.',
    query: z.object({
      project_id: Id,
      external_id: maybeText(200),
      email: maybeText(254),
      search: maybeLine(200),
      ...paging,
    }),
    list: EndUser,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: 'admin',
    tag,
    summary: 'Read an end user',
    description: 'With the number of licences, support requests, wishes and votes that are known to be theirs.',
    params,
    data: EndUserDetail,
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    access: 'admin',
    tag,
    summary: 'Change an end user',
    description:
      'What is not given stays; `attributes` merge key by key at the top level, a key with `null` goes. An `external_id` that another person of the project has is a CONFLICT, as is an `email` of another, but where both have an `external_id`.',
    params,
    body: z.object(described).partial(),
    data: EndUser,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Delete an end user',
    description:
      'Licences, requests, wishes and votes stay, without the person; a vote that came with a licence’s token is that licence’s from then on.',
    params,
  }),
}
