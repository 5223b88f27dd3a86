import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@/lib/contract/endpoint'
import { projectLogo } from '@/lib/contract/project-logo'
import { modelConnected } from '@/lib/domain/ai/model-connected'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { unsubscribeToken } from '@/lib/domain/notices/unsubscribe-token'
import { setEnv } from '@/lib/env'
import { ana, keepLogin, newRequest, newSession } from './access'
import { send } from './api'
import { keepLink, newCannedReply } from './desk'
import { newEndUser } from './end-users'
import { form, upload } from './files'
import { newContactForm, newSupportForm, submitSpam } from './forms'
import { newHelp } from './help'
import { inboundSecret } from './inbound'
import { newLicenseKey } from './license-keys'
import { connectModel } from './model-server'
import { spareColumns } from './roadmap'
import { png } from './sample-files'
import { bindDevice } from './seats'
import { newCategory, newComment, newVote, newWish, type Project } from './seeds'
import { newTeamRecords } from './team-records'
import { joined, keepToken } from './waitlist'
import { keepDelivery } from './webhooks'

/** The device that holds the seat of the records’ licence. */
const exampleDevice = 'b7d1c6d2-macbook'

/** How the records of each room are made. */
const makers = {
  board: async (project: Project) => {
    const wish = await newWish(project)
    const category = await newCategory(project, { name: `Mobile ${randomBytes(4).toString('hex')}` })
    const comment = await newComment(wish.id)
    const vote = await newVote(wish.id, 'somebody')
    const into = await newWish(project)
    return { wish_id: wish.id, category_id: category.id, comment_id: comment.id, vote_id: vote.id, into: into.id }
  },
  forms: async (project: Project) => {
    const contact = await newContactForm(project)
    const support = await newSupportForm(project)
    const spam = await submitSpam(contact)
    return { contact_form: contact.id, support_form: support.id, submission_id: spam.data.id }
  },
  files: async ({ id }: Project) => ({ file_url: new URL((await upload(id)).data.url) }),
  support: async (project: Project) => {
    const { id, access_token } = await newRequest(project, { external_user_id: 'user-1' })
    await keepLogin(project, ana, '123456')
    const linked_wish_id = await keepLink(project, id)
    return { request_id: id, access_token, linked_wish_id, session_token: await newSession(project) }
  },
  replies: async (project: Project) => ({ canned_id: (await newCannedReply(project)).id }),
  people: async (project: Project) => ({ end_user_id: (await newEndUser(project)).id }),
  licences: async (project: Project) => {
    const licence = await newLicenseKey(project)
    const { id } = await bindDevice(licence, exampleDevice)
    return { license_key_id: licence.id, license_key: licence.key, activation_id: id }
  },
  webhooks: async (project: Project) => {
    const { webhook, delivery } = await keepDelivery(project)
    return { webhook_id: webhook.id, delivery_id: delivery.id }
  },
  help: async (project: Project) => {
    const { collection, flow, article } = await newHelp(project)
    return {
      collection_id: collection.id,
      flow_id: flow.id,
      flow_slug: flow.slug,
      article_id: article.id,
      article_slug: article.slug,
    }
  },
  roadmap: async (project: Project) => {
    const { column, board, card } = await spareColumns(project)
    return { column_id: column.id, board_column_id: board.id, item_id: card.id }
  },
  waitlist: async (project: Project) => {
    const { id } = await joined(project, { email: `${randomBytes(6).toString('hex')}@example.com` })
    return {
      entry_id: id,
      confirm_token: await keepToken(id, 'confirm'),
      undo_token: await keepToken(id, 'undo'),
    }
  },
  logo: async ({ id, key }: Project) => {
    await send(projectLogo.upload, { key, params: { id }, raw: form(id, 'logo.png', png()) })
    return {}
  },
  team: async (project: Project) => newTeamRecords(project),
  letters: async ({ id }: Project) => ({
    unsubscribe_token: await unsubscribeToken({ project_id: id, email_key: ana }),
  }),
}

export type Room = keyof typeof makers
type Made = { [R in Room]: Awaited<ReturnType<(typeof makers)[R]>> }
type All<T> = (T extends unknown ? (one: T) => void : never) extends (one: infer A) => void ? A : never
export type Records = { project_id: string } & All<Made[Room]>

/** What of an endpoint’s path, access and fields tells that it asks about a room. */
const words: { [R in Room]: RegExp } = {
  board: /wish(?!list)|vote|comment|categor/,
  forms: /form|submission/,
  files: /files/,
  support: /support-requests|session/,
  replies: /canned/,
  people: /end-users/,
  licences: /license/,
  webhooks: /webhook/,
  help: /help|flow|collection/,
  roadmap: /roadmap/,
  waitlist: /wishlist/,
  logo: /logo/,
  letters: /letters/,
  team: /member|invitation|api-keys|sessions|first-run|person/,
}

/** The rooms that an endpoint asks about; all, where none is named. */
export const roomsOf = (endpoint?: Endpoint): Room[] =>
  (Object.keys(makers) as Room[]).filter((room) => !endpoint || words[room].test(aboutOf(endpoint)))

/**
 * Records of a project, one of each kind that a request can name, or that a request to this endpoint can; made with a key of their
 * own, whose budget nobody else has used.
 */
export const newRecords = (project: Project, endpoint?: Endpoint): Promise<Records> =>
  newRecordsOf(project, roomsOf(endpoint))

/** The same of chosen rooms. */
export async function newRecordsOf({ id, ...known }: Project, rooms: Room[]): Promise<Records> {
  const { key } = await createApiKey({ project_id: id })
  const project = { ...known, id, key }
  setEnv({ INBOUND_EMAIL_SECRET: inboundSecret })
  const made: object[] = []
  for (const room of rooms) made.push(await makers[room](project))
  if (!modelConnected()) connectModel() // A draft may be asked for; the job that would ask the model is not worked.
  return Object.assign({ project_id: id }, ...made) as Records
}

const aboutOf = ({ path, access, query, body }: Endpoint): string =>
  [path, access, ...Object.keys(query?.shape ?? {}), ...Object.keys(body?.shape ?? {})].join(' ')
