import { mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { env, setEnv } from '@/lib/env'
import { applyMigrations } from '@/prisma/migrate'
import { openDataSecret } from './data-secret'
import { onStop } from './lifetime'
import { claim, release } from './lock.mjs'
import { Refusal } from './main'
import { portTaken } from './port-taken'
import { startCluster } from './postgres/cluster'
import { isFree } from './postgres/port'
import { type Owner, ownerFile } from './postgres/with-database'
import { prepareClient } from './prepare'
import { ensureSecret } from './secret'
import { step } from './steps'

/** All that a server needs before it can serve: the port, the data folder to itself, client, secret, database, migrations. */
export async function openInstallation(): Promise<void> {
  const embedded = !env.DATABASE_URL
  if (embedded) await own(env.FRONTDESK_DATA)
  if (!(await isFree(env.PORT, env.HOST))) throw portTaken(env.PORT)

  await prepareClient()
  await ensureSecret()
  if (embedded) await startEmbedded()
  await step(
    (names) => (names.length > 0 ? `Database brought up to date (${names.length} migrations)` : 'Database up to date'),
    () => applyMigrations(env.DATABASE_URL),
  )
  await openDataSecret()
  const { prepareQueues } = await import('@/lib/jobs/prepare-queues')
  await prepareQueues()
}

async function startEmbedded(): Promise<void> {
  const cluster = await step(
    ({ created }) => (created ? 'PostgreSQL made and ready' : 'PostgreSQL ready'),
    () => startCluster(env.FRONTDESK_DATA),
  )
  setEnv({ DATABASE_URL: cluster.url })

  let wanted = false
  onStop(() => {
    wanted = true
    return cluster.stop()
  })
  cluster.ended.then(() => {
    if (wanted) return
    console.error(`PostgreSQL ended by itself; ${env.FRONTDESK_DATA}/postgres.log says why. Frontdesk stops.`)
    process.exit(1)
  })
}

/** Two servers on one data folder would tear it apart; a command that uses it is waited for. */
async function own(data: string): Promise<void> {
  await mkdir(data, { recursive: true, mode: 0o700 })
  for (let waited = 0; waited < 60_000; waited += 100) {
    const owner = claim<Owner>(ownerFile(data), { kind: 'server', url: env.BASE_URL })
    if (!owner) return onStop(() => release(ownerFile(data)))
    if (owner.kind === 'server')
      throw new Refusal(`Frontdesk is running on ${data} already, at ${owner.url} (process ${owner.pid}).`)
    await sleep(100)
  }
  throw new Refusal(`A frontdesk command has been busy with ${data} for a minute. Try again when it is done.`)
}
