import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '@/lib/db'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import { setEnv } from '@/lib/env'

type Service = { RESEND_API_KEY?: string; RESEND_BASE_URL?: string; SMTP_URL?: string; MAIL_FROM?: string }

/** Sets how letters leave for what follows; nothing given is the outbox, in a folder of its own, which is answered. */
export async function mailThrough(service: Service = {}): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'frontdesk-mail-'))
  setEnv({ RESEND_API_KEY: '', RESEND_BASE_URL: '', SMTP_URL: '', MAIL_FROM: '', FRONTDESK_DATA: data, ...service })
  return join(data, 'outbox')
}

/** A letter of a project, waiting to be sent. */
export function newLetter(
  project_id: string,
  fields: Partial<Parameters<typeof queueLetter>[0]> = {},
): Promise<string> {
  const content = { subject: 'Hello', text: 'How are you?', html: '<p>How are you?</p>' }
  return queueLetter({ project_id, kind: 'test', to: ['ana@example.com'], ...content, ...fields })
}

export const letterNow = (id: string) => db.letter.findUniqueOrThrow({ where: { id } })

/** The jobs of a letter, as pg-boss has them. */
export const jobsOf = (letter_id: string) => db.$queryRaw<{ state: string; wait: number; tries: number }[]>`
  SELECT state::text, extract(epoch FROM start_after - now())::float AS wait, retry_count AS tries
  FROM pgboss.job WHERE name = 'send_letter' AND data ->> 'letter_id' = ${letter_id}`

export const dropJobs = () => db.$executeRaw`DELETE FROM pgboss.job`

/** Nothing of an earlier test waits in this worker's database: no job, and no letter that a worker would find without one. */
export async function emptyQueues(): Promise<void> {
  await dropJobs()
  await db.letter.deleteMany({ where: { state: 'pending' } })
}

/** What was put off is due now. */
export const hurry = () => db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state < 'active'`

/** Waits until `look` finds something. */
export async function until<T>(look: () => Promise<T> | T, seconds = 10): Promise<NonNullable<T>> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(50)) {
    const found = await look()
    if (found) return found
  }
  throw new Error(`It did not happen within ${seconds} s.`)
}
