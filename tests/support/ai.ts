import { supportAiReply } from '@/lib/contract/support-ai-reply'
import { supportDesk } from '@/lib/contract/support-desk'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { handlers } from '@/lib/jobs/handlers'
import { type Payload, queues } from '@/lib/jobs/queues'
import { send } from './api'
import { newArticle, newCollection, newFlow } from './help'
import { english } from './help-recall-set'
import { newProject, type Project } from './seeds'

type Fields = { [name: string]: unknown }

/** Sets how a project's replies are written. */
export const configure = ({ id, key }: Project, config: Fields) =>
  send(supportAiReply.update, { key, params: { projectId: id }, body: config })

/** A project with a help center and AI replies switched on; `articles` are its articles' ids by title. */
export async function newAiProject(config: Fields = {}, extra: [title: string, content: string][] = []) {
  const project = await newProject()
  const { id } = await newCollection(project, { is_live: true })
  const flow = await newFlow(project, id)
  const articles: { [title: string]: string } = {}
  for (const [title, content] of [...english, ...extra])
    articles[title] = (await newArticle(project, flow.id, { title, content })).id
  await configure(project, { enabled: true, ...config })
  return { ...project, articles }
}

/** A customer asks. */
export async function askForHelp({ id }: { id: string }, description: string, fields: Fields = {}) {
  const body = { project_id: id, description, user_email: 'ana@example.com', user_name: 'Ana', ...fields }
  return (await send(supportRequests.create, { body })).data
}

type Asked = { id: string; access_token: string }

/** A customer writes on. */
export const writeOn = ({ id, access_token }: Asked, content: string) =>
  send(supportRequests.addMessage, { params: { id }, query: { token: access_token }, body: { content } })

/** The jobs for a request, oldest first. */
export async function aiJobs({ id }: { id: string }): Promise<Payload<'write_ai_reply'>[]> {
  const rows = await db.$queryRaw<{ data: object }[]>`
    SELECT data FROM pgboss.job WHERE name = 'write_ai_reply' AND data ->> 'support_request_id' = ${id} ORDER BY created_on`
  return rows.map(({ data }) => queues.write_ai_reply.payload.parse(data))
}

/** Does the newest job of a request. */
export async function workAi(request: { id: string }, { last = true, signal = new AbortController().signal } = {}) {
  const job = (await aiJobs(request)).at(-1)
  if (!job) throw new Error('There is no job.')
  await handlers.write_ai_reply(job, { id: 'job', last, signal })
}

/** The request as the team sees it. */
export const deskOf = async ({ key }: Project, { id }: { id: string }) =>
  (await send(supportDesk.get, { key, params: { id } })).data

/** What the team can see of the model's work: the draft that waits, and what went out by itself. */
export async function outcome(project: Project, request: { id: string }) {
  const { ai_draft, messages, status } = await deskOf(project, request)
  return { draft: ai_draft, sent: messages.filter(({ is_ai }) => is_ai), status }
}
