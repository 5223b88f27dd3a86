import 'server-only'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { env } from '@/lib/env'
import { type QueueName, queues, SCHEMA } from './queues'
import { problemTeller } from './tell-problem'

const LOCK = 4_018_327_616
const DAY = 24 * 60 * 60

/** A worker that is killed is missed after this many seconds, at the latest two times. */
export const HEARTBEAT = 10

/** Makes pg-boss' schema and our queues be there and up to date; of two that start at once, one waits. */
export async function prepareQueues(url: string = env.DATABASE_URL): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await withBoss(url, async (boss) => {
      for (const name of Object.keys(queues) as QueueName[]) await prepare(boss, name)
    })
  } finally {
    await client.end()
  }
}

async function withBoss(url: string, work: (boss: PgBoss) => Promise<void>): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, max: 1, supervise: false, schedule: false })
  boss.on('error', problemTeller('the job queue could not be prepared'))
  try {
    await boss.start()
    await work(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** `retries` is kept by `runJob`; pg-boss' own limit is for runs that ended without a word, and lies above. */
async function prepare(boss: PgBoss, name: QueueName): Promise<void> {
  const { retries, patience } = queues[name]
  const options = {
    retryLimit: retries.length + 10,
    retryDelay: 0,
    expireInSeconds: patience,
    heartbeatSeconds: HEARTBEAT,
    deleteAfterSeconds: DAY,
    notify: true,
  }
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}
