import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Actor, actor } from '@/lib/actor'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { Prisma, PrismaClient } from '@/prisma/client/client'

type Transaction = Prisma.TransactionClient
type Connection = { pool: pg.Pool; prisma: PrismaClient; transaction: AsyncLocalStorage<Transaction> }

const shared = globalThis as { [key: symbol]: Connection | undefined }
const columns = Object.entries(Prisma).filter(([name]) => name.endsWith('ScalarFieldEnum'))
const place = Symbol.for(`frontdesk.db ${JSON.stringify(columns)}`)

/** One pool for each process, however many copies of this module a bundler makes; while developing, a changed data model gets another. */
function connection(): Connection {
  shared[place] ??= connect()
  return shared[place]
}

function connect(): Connection {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
    lock_timeout: 5_000,
    application_name: 'frontdesk',
  })
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection broke'))
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: ({ sql }) => createHash('sha1').update(sql).digest('hex'),
  })
  return { pool, prisma: new PrismaClient({ adapter }), transaction: new AsyncLocalStorage() }
}

/** The data layer: inside `transaction` it is that transaction, elsewhere the pool. */
export const db: Transaction = new Proxy({} as Transaction, {
  get: (_, name) => {
    const { prisma, transaction } = connection()
    const client = transaction.getStore() ?? prisma
    const value: unknown = Reflect.get(client, name)
    return typeof value === 'function' ? value.bind(client) : value
  },
})

/** The pool itself, for parts that speak `pg`. */
export const pool = (): pg.Pool => connection().pool

/**
 * Runs `work` in one transaction; a call inside another joins it. A deadlock or a serialisation failure is tried again, twice.
 * Where one of the team is at work (`actor`), what it changes is in the audit log when it commits.
 */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  const { prisma, transaction: ambient } = connection()
  if (ambient.getStore()) return work()
  const begun = async (tx: Transaction) => {
    const who = actor.getStore()
    if (who) await nameActor(who, tx)
    return ambient.run(tx, work)
  }
  return retrying(() => prisma.$transaction(begun, { maxWait: 10_000, timeout: 20_000 }))
}

/** Whether a call to `transaction` would join one that runs. */
export const inTransaction = (): boolean => connection().transaction.getStore() !== undefined

/** Tells the triggers of the audit log who it is, from here to the end of the transaction. */
export async function nameActor(who: Actor, tx = db): Promise<void> {
  await tx.$executeRaw`SELECT set_config('frontdesk.actor', ${JSON.stringify(who)}, true)`
}

/** Tries work of a single statement again, twice, when it met somebody in the way; inside a transaction that is the transaction's to do. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  if (connection().transaction.getStore()) return work()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 3 || !isContention(error)) throw error
      await wait(10 + 40 * Math.random()) // At once, it could meet the other again.
    }
  }
}

/** Whether the error is PostgreSQL saying "somebody was in the way, try again" (SQLSTATE 40001, 40P01; Prisma P2034). */
function isContention(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  return error.code === 'P2034' || /40001|40P01|deadlock detected/.test(error.message)
}

/** Closes every connection; the process may end. */
export async function disconnect(): Promise<void> {
  const { pool, prisma } = connection()
  await prisma.$disconnect()
  await pool.end()
  shared[place] = undefined
}
