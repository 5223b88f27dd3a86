import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { tellFollowersJob } from '@/lib/jobs/handlers/tell-followers'
import { queues } from '@/lib/jobs/queues'
import { send } from './api'
import { keepWishes, newWish, type Project } from './seeds'

type Fields = { [name: string]: unknown }

/** The team changes a wish. */
export const changeWish = (project: Project, id: string, body: Fields) =>
  send(wishes.update, { key: project.key, params: { id }, body })

/** A wish that people voted for; the team's own, so that nobody suggested it. */
export async function votedBy(project: Project, ...emails: (string | null)[]): Promise<string> {
  const { id } = await newWish(project)
  for (const email of emails) await keepVote(project, id, { email })
  return id
}

let voters = 0

/** A vote of somebody with that address, kept directly; null is somebody of whom no address is known. */
export async function keepVote({ id: project_id }: Project, wish_id: string, { email }: { email: string | null }) {
  const email_key = email?.toLowerCase() ?? null
  voters += 1
  const known = email_key && (await db.end_user.findFirst({ where: { project_id, email_key } }))
  const person =
    known || (await db.end_user.create({ data: { project_id, email, email_key, external_id: `v-${voters}` } }))
  const voter_key = `u:${person.id}`
  return db.vote.create({
    data: { project_id, wish_id, origin_wish_id: wish_id, voter_key, end_user_id: person.id },
  })
}

/** A wish that somebody suggested under an address, which they did not prove. */
export async function suggestedBy(project: Project, author_email: string, fields: Fields = {}): Promise<string> {
  const [id = ''] = Object.values(await keepWishes(project, { 'Dark mode': { author_email, ...fields } }))
  return id
}

type Job = { id: string; data: object; wait: number }

/** The jobs of a project that wait to tell of its wishes, oldest first. */
export const noticeJobs = ({ id }: { id: string }) => db.$queryRaw<Job[]>`
  SELECT id, data, extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job
  WHERE name = 'tell_followers' AND data ->> 'project_id' = ${id} ORDER BY created_on, id`

/** Does the waiting jobs of a project as a worker would, and those that they leave behind. */
export async function workNotices(project: { id: string }): Promise<void> {
  for (let [job] = await noticeJobs(project); job; [job] = await noticeJobs(project)) {
    const run = { id: job.id, last: false, signal: new AbortController().signal }
    await db.$executeRaw`DELETE FROM pgboss.job WHERE id = ${job.id}::uuid`
    await tellFollowersJob(queues.tell_followers.payload.parse(job.data), run)
  }
}

/** The letters about a project's wishes, by their addresses. */
export const noticeLetters = ({ id }: { id: string }) =>
  db.letter.findMany({ where: { project_id: id, kind: 'wish_status' }, orderBy: [{ to: 'asc' }, { id: 'asc' }] })

/** Whom they went to. */
export const told = async (project: { id: string }) => (await noticeLetters(project)).flatMap(({ to }) => to)

/** The token by which a letter's reader unsubscribes. */
export const tokenIn = ({ text }: { text: string }): string => /token=([\w.-]+)/.exec(text)?.[1] ?? ''
