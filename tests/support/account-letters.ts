import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { db } from '@/lib/db'
import { env, setEnv } from '@/lib/env'
import { sendAccountLetterJob } from '@/lib/jobs/handlers/send-account-letter'
import { queues } from '@/lib/jobs/queues'

type Letter = { to: string[]; subject: string; text: string }

/** The letters about accounts that wait, sent as a worker would; answers them. */
export async function workLetters(): Promise<Letter[]> {
  const before = env.FRONTDESK_DATA
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-mail-'))
  setEnv({ FRONTDESK_DATA: folder })
  onTestFinished(() => setEnv({ FRONTDESK_DATA: before }))
  const jobs = await db.$queryRaw<{ id: string; data: object }[]>`
    SELECT id, data FROM pgboss.job WHERE name = 'send_account_letter' ORDER BY created_on`
  for (const { id, data } of jobs) {
    await sendAccountLetterJob(queues.send_account_letter.payload.parse(data), {
      id,
      last: false,
      signal: new AbortController().signal,
    })
    await db.$executeRaw`DELETE FROM pgboss.job WHERE id = ${id}::uuid`
  }
  const files = await readdir(join(folder, 'outbox')).catch(() => [])
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(join(folder, 'outbox', file), 'utf8'))))
}

/** The token in the link of a letter to an address; empty without one. */
export async function mailedToken(email: string): Promise<string> {
  const letter = (await workLetters()).find(({ to }) => to.includes(email))
  return /(?:token|confirm)=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}
