import { env, setEnv } from '@/lib/env'
import { applyMigrations, pendingMigrations } from '@/prisma/migrate'
import { openDataSecret } from './data-secret'
import { onStop, stopOnSignals } from './lifetime'
import { main, Refusal } from './main'
import { isFree } from './postgres/port'
import { readRecord, urlOf } from './postgres/record'
import { prepareClient } from './prepare'
import { ensureSecret } from './secret'
import { step } from './steps'

Object.assign(process.env, { NODE_ENV: 'production' })

/** Works the jobs in a process of its own, beside any number of servers and other workers. */
await main(async () => {
  stopOnSignals()
  await prepareClient()
  await ensureSecret()
  await findDatabase()
  await openDataSecret()

  const { disconnect } = await import('@/lib/db')
  onStop(disconnect)
  await step('Working', async () => {
    const { startWorker, stopWorker } = await import('@/lib/jobs/worker')
    onStop(stopWorker)
    await startWorker()
  })
})

/** A database of one's own is brought up to date; that of a running server is the server's to change. */
async function findDatabase(): Promise<void> {
  if (env.DATABASE_URL) {
    await applyMigrations(env.DATABASE_URL) // startWorker prepares the queues.
    return
  }
  const record = await readRecord(env.FRONTDESK_DATA)
  if (!record || (await isFree(record.port, '127.0.0.1')))
    throw new Refusal(
      `No server runs on ${env.FRONTDESK_DATA}, and the embedded database runs with it. Start it (npm start), or set DATABASE_URL.`,
    )
  setEnv({ DATABASE_URL: urlOf(record) })
  if ((await pendingMigrations(env.DATABASE_URL)).length > 0)
    throw new Refusal('The running server is older than this worker. Restart it (npm start), then try again.')
}
