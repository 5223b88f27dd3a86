import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { claim, release } from '@/lib/cli/lock.mjs'
import { Refusal } from '@/lib/cli/main'
import { env, setEnv } from '@/lib/env'
import { startCluster } from './cluster'
import { isFree } from './port'
import { readRecord, urlOf } from './record'

/** Who owns a data folder: a server that others may lean on, or a command that is done in a moment. */
export type Owner = { kind: 'server' | 'command'; url: string }

export const ownerFile = (data: string) => join(data, 'owner.json')

type Work<T> = (borrowed: boolean) => Promise<T>

/** Runs `work` with `env.DATABASE_URL` set: to the given one, the running server's (`borrowed`), or one started for the occasion. */
export async function withDatabase<T>(work: Work<T>): Promise<T> {
  if (env.DATABASE_URL) return work(false)

  const data = env.FRONTDESK_DATA
  await mkdir(data, { recursive: true, mode: 0o700 })
  for (let waited = 0; waited < 60_000; waited += 100) {
    const owner = claim<Owner>(ownerFile(data), { kind: 'command', url: '' })
    if (!owner) return onOwnCluster(data, work)

    const record = owner.kind === 'server' ? await readRecord(data) : null
    if (record && !(await isFree(record.port, '127.0.0.1'))) {
      setEnv({ DATABASE_URL: urlOf(record) })
      return work(true)
    }
    await sleep(100)
  }
  throw new Refusal(`Another Frontdesk has been busy with ${data} for a minute. Try again when it is done.`)
}

async function onOwnCluster<T>(data: string, work: Work<T>): Promise<T> {
  try {
    const cluster = await startCluster(data)
    setEnv({ DATABASE_URL: cluster.url })
    try {
      return await work(false)
    } finally {
      setEnv({ DATABASE_URL: '' })
      await cluster.stop()
    }
  } finally {
    release(ownerFile(data))
  }
}
