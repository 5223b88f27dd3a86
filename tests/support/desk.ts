import { randomBytes } from 'node:crypto'
import { cannedReplies } from '@/lib/contract/canned-replies'
import { supportDesk } from '@/lib/contract/support-desk'
import { supportRequests } from '@/lib/contract/support-requests'
import { supportWishes } from '@/lib/contract/support-wishes'
import { db } from '@/lib/db'
import { type Sent, send } from './api'
import { keepWishes, type Project } from './seeds'

type Fields = { [name: string]: unknown }
type Opened = { id: string; access_token: string }

/** A canned reply with a shortcut of its own, made by the team through the API. */
export async function newCannedReply({ id, key }: Project, fields: Fields = {}) {
  const body = { project_id: id, title: 'Hello', content: 'Hello!', shortcut: `s${randomBytes(6).toString('hex')}` }
  return (await send(cannedReplies.create, { key, body: { ...body, ...fields } })).data
}

/** What the team writes to a request. */
export const reply = ({ key }: Project, id: string, body: Fields = {}, sent: Sent = {}) =>
  send(supportDesk.addMessage, { key, params: { id }, body: { content: 'We have found it.', ...body }, ...sent })

/** A note that no customer sees. */
export const note = (project: Project, id: string, body: Fields = {}) =>
  reply(project, id, { is_internal: true, content: 'They are right.', ...body })

/** What the customer writes, by the request's own token. */
export const write = ({ id, access_token }: Opened, body: Fields = {}, sent: Sent = {}) =>
  send(supportRequests.addMessage, {
    params: { id },
    query: { token: access_token },
    body: { content: 'It still happens.', ...body },
    ...sent,
  })

/** What the customer sees of a request. */
export const readAs = ({ id, access_token: token }: Opened, sent: Sent = {}) =>
  send(supportRequests.get, { params: { id }, query: { token }, ...sent })

/** What the team sees of it. */
export const atDesk = async ({ key }: Project, id: string) =>
  (await send(supportDesk.get, { key, params: { id } })).data

/** What the team changes of it. */
export const change = ({ key }: Project, id: string, body: Fields) =>
  send(supportDesk.update, { key, params: { id }, body })

/** A page of the team's list. */
export const listed = ({ id, key }: Project, query: Sent['query'] = {}) =>
  send(supportDesk.list, { key, query: { project_id: id, ...query } })

/** Who of the team is told. */
export const setRecipient = ({ id }: Project, support_recipient: string | null) =>
  db.project.update({ where: { id }, data: { support_recipient } })

/** The team links a request to a wish. */
export const link = ({ key }: Project, id: string, wish_id: string, sent: Sent = {}) =>
  send(supportWishes.link, { key, params: { id }, body: { wish_id }, ...sent })

/** And takes the link away. */
export const unlink = ({ key }: Project, id: string, wishId: string, sent: Sent = {}) =>
  send(supportWishes.unlink, { key, params: { id, wishId }, ...sent })

/** A wish that a request is linked to, kept directly, without a vote. */
export async function keepLink(project: Project, support_request_id: string): Promise<string> {
  const [wish_id = ''] = Object.values(await keepWishes(project, { Linked: {} }))
  await db.support_request_wish.create({ data: { project_id: project.id, support_request_id, wish_id } })
  return wish_id
}
