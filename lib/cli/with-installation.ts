import { env, setEnv } from '@/lib/env'
import { applyMigrations, pendingMigrations } from '@/prisma/migrate'
import { openDataSecret } from './data-secret'
import { Refusal } from './main'
import { withDatabase } from './postgres/with-database'
import { prepareClient } from './prepare'
import { ensureSecret } from './secret'

/** Runs `work` where it may use `lib/domain`: client, secret and an up-to-date database are there, and nothing else writes to stdout. */
export async function withInstallation<T>(work: () => Promise<T>): Promise<T> {
  setEnv({ LOG_LEVEL: 'silent' })
  await prepareClient()
  await ensureSecret()

  return withDatabase(async (borrowed) => {
    await catchUp(borrowed)
    await openDataSecret()
    const { disconnect } = await import('@/lib/db')
    try {
      return await work()
    } finally {
      await disconnect()
    }
  })
}

/** A database in use by a running server is not changed under its feet. */
async function catchUp(borrowed: boolean): Promise<void> {
  if (!borrowed) {
    await applyMigrations(env.DATABASE_URL)
    const { prepareQueues } = await import('@/lib/jobs/prepare-queues')
    await prepareQueues()
  } else if ((await pendingMigrations(env.DATABASE_URL)).length > 0) {
    throw new Refusal('The running server is older than this command. Restart it (npm start), then try again.')
  }
}
