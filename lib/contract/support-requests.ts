import { z } from 'zod'
import { Attachment } from './attachment'
import { endpoint } from './endpoint'
import { botFields, FreeForm, Id, MaybeEmail, maybeLine, maybeText, paging, text } from './fields'
import { customerMessage, SupportMessage } from './support-messages'
import { NewSupportRequest, SupportConversation, SupportRequest, UnprovenRequest } from './support-request'

const tag = 'Support requests'

/** Who wrote and what; shared by the portal and the team's own requests. */
export const newRequest = {
  project_id: Id,
  description: text(20_000).meta({ example: 'It says that my password is wrong.' }),
  subject: maybeLine(200).meta({ description: 'The first line of the description when not given.' }),
  user_email: MaybeEmail,
  user_name: maybeLine(200),
  external_user_id: maybeText(200).meta({ description: 'Your own id of the user.' }),
  form_id: maybeText(64).meta({ description: 'The support form that was used.', example: null }),
  form_data: FreeForm.nullish(),
  user_metadata: FreeForm.nullish(),
  attachments: z.array(Attachment).nullish(),
  viewed_article_ids: z
    .array(Id)
    .max(20, 'must be at most 20 articles')
    .nullish()
    .meta({ description: 'Help articles that were opened while writing; kept with the request.', example: [] }),
}

/** The proof that opens one request, in the query. */
export const byToken = z.object({
  token: z.string().optional().meta({
    description:
      'Required, unless a session comes in a header: `rqt_…` of the request, `mlt_…` of a magic link or `pst_…` of a session.',
  }),
})

const one = z.object({ id: Id })
const path = '/portal/support-requests'

export const supportRequests = {
  create: endpoint({
    method: 'POST',
    path,
    access: 'public',
    customer: 'open',
    tag,
    summary: 'Ask for help',
    description:
      'Answers the request with `access_token` and `magic_link`, which nothing shows again, and mails the link to `user_email`. `form_id` must be an enabled support form of the project; `form_data` is kept as sent, only the form’s own submit checks it. With a session of `user_email` it is known whose it is. Articles that are not published are left out of `viewed_article_ids`.',
    query: z.object({
      project_id: Id.optional().meta({
        description: 'The same as in the body: with it the portal’s cookie counts as a session, too.',
      }),
    }),
    body: z.object({ ...newRequest, ...botFields }),
    data: NewSupportRequest,
    creates: true,
    errors: ['BOT_DETECTED', 'UNAUTHORIZED', 'FORBIDDEN'],
  }),
  byTokens: endpoint({
    method: 'POST',
    path: `${path}/by-tokens`,
    access: 'public',
    tag,
    summary: 'Read the requests of stored access tokens',
    description:
      'In the order of the tokens, each request once, also of several projects; a token that is not good, or is no access token (`rqt_…`), is left out.',
    body: z.object({
      tokens: z
        .array(z.string().max(200))
        .max(100, 'must be at most 100 tokens')
        .meta({ example: ['rqt_…'] }),
    }),
    list: SupportRequest,
  }),
  my: endpoint({
    method: 'GET',
    path: `${path}/my`,
    access: 'public',
    customer: true,
    tag,
    summary: 'List the requests of an address or of a user of yours',
    description: `Newest first. Without a proof only \`id, number, status, created_at, updated_at, message_count\`, and nothing where the project has switched that off.
With both \`email\` and \`external_user_id\`, the requests of either. Whole records with a session (of that address, or none named), or with \`user_hash\`: the hex HMAC-SHA256 of \`external_user_id\` under the project’s identity secret; then only what is proven is listed, and what is merely named beside it is left out. A wrong \`user_hash\` is UNAUTHORIZED, a session of another address FORBIDDEN.`,
    query: z.object({
      project_id: Id,
      email: MaybeEmail,
      external_user_id: maybeText(200),
      user_hash: z.string().max(200).optional(),
      ...paging,
    }),
    list: z.union([SupportRequest, UnprovenRequest]),
    errors: ['UNAUTHORIZED', 'FORBIDDEN'],
  }),
  myRequests: endpoint({
    method: 'GET',
    path: `${path}/my-requests`,
    access: 'session',
    tag,
    summary: 'List all requests of whoever is signed in',
    description: 'Newest first, all on one page (the newest 1,000).',
    list: SupportRequest,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: 'request',
    tag,
    summary: 'Read a request with its messages',
    params: one,
    query: byToken,
    data: SupportConversation,
  }),
  listMessages: endpoint({
    method: 'GET',
    path: `${path}/{id}/messages`,
    access: 'request',
    tag,
    summary: 'Read the messages of a request',
    description: 'All of them, oldest first, on one page.',
    params: one,
    query: byToken,
    list: SupportMessage,
  }),
  addMessage: endpoint({
    method: 'POST',
    path: `${path}/{id}/messages`,
    access: 'request',
    tag,
    summary: 'Write to a request',
    description:
      'Moves `waiting_on_customer` and `resolved` to `open`. A closed request takes no more: CONFLICT; open a new one.',
    params: one,
    query: byToken,
    body: z.object(customerMessage),
    data: SupportMessage,
    creates: true,
  }),
  live: endpoint({
    method: 'GET',
    path: `${path}/{id}/live`,
    access: 'request',
    tag,
    summary: 'Hear of changes to a request as they happen',
    description:
      'Server-sent events (WHATWG HTML, 9.2): `changed`, whose data is `{ "id" }`; read the request again then. A comment comes every 20 s. Nothing of an internal note is told.',
    params: one,
    query: byToken,
    plain: 'text/event-stream',
  }),
}
