import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

const CHAR = 18
const TEXT = 25

/**
 * The driver as the schema engine needs it. @prisma/adapter-pg alone does not know the type "char" of the catalogue,
 * cuts scripts at every semicolon (function bodies too), and takes the real database for the shadow one when it is
 * given an address.
 */
export function engineAdapter(url: string) {
  const opened: pg.Pool[] = []
  const open = async (address: string, afterwards?: () => Promise<void>) => {
    const { adapter, pool } = await openAdapter(address, afterwards)
    opened.push(pool)
    return adapter
  }

  return Object.assign(new PrismaPg(url), {
    connect: () => open(url),
    close: async () => {
      for (const pool of opened) if (!pool.ended) await pool.end()
    },
    connectToShadowDb: async () => {
      const name = `frontdesk_shadow_${randomUUID()}`
      await execute(url, `CREATE DATABASE "${name}"`)
      const shadow = new URL(url)
      shadow.pathname = `/${name}`
      return open(shadow.href, () => execute(url, `DROP DATABASE "${name}" WITH (FORCE)`))
    },
  })
}

async function openAdapter(url: string, afterwards = async () => {}) {
  const pool = new pg.Pool({ connectionString: url })
  pool.on('error', () => undefined)
  const query = pool.query.bind(pool) as (request: unknown) => Promise<pg.QueryArrayResult>
  const chars = new WeakMap<unknown[], Set<number>>()
  const run = async (request: unknown) => {
    const result = await query(request)
    chars.set(result.rows, new Set(result.fields.flatMap((field, index) => (field.dataTypeID === CHAR ? [index] : []))))
    for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT
    return result
  }
  pool.query = run as typeof pool.query

  const adapter = await new PrismaPg(pool).connect()
  const plain = adapter.queryRaw.bind(adapter)
  const queryRaw: typeof plain = async (request) => {
    const result = await plain(request)
    const isChar = (index: number) => chars.get(result.rows)?.has(index)
    return {
      ...result,
      columnTypes: result.columnTypes.map((type, index) => (isChar(index) ? ColumnTypeEnum.Character : type)),
    }
  }
  const executeScript = async (script: string) => {
    await query(script)
  }
  const dispose = async () => {
    if (!pool.ended) await pool.end()
    await afterwards()
  }
  return { pool, adapter: Object.assign(adapter, { queryRaw, executeScript, dispose }) }
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
