import pg from 'pg'
import { holdDataSecret, unwrapSecret, wrapSecret } from '@/lib/data-secret'
import { env } from '@/lib/env'
import { fitsOlder } from './fits-older'
import { Refusal } from './main'
import { newSecret, secretFile } from './secret'

type Row = { data_key: string; data_key_next: string | null; inherited: boolean }

/** What APP_SECRET opens: the wrapping in use, or the one of a rotation that has not ended. */
type Opened = { by: 'data_key' | 'data_key_next'; secret: string }

/**
 * Opens the secret that the database is encrypted under by APP_SECRET, and holds it for this process. An empty database gets
 * one; where a rotation was cut off, or waited for the new APP_SECRET to be set, it ends here. Refuses an APP_SECRET that does not fit.
 */
export async function openDataSecret(): Promise<void> {
  await onDatabase(async (client) => {
    const row = (await rowOf(client)) ?? (await makeRow(client))
    const opened = await openedBy(row)
    if (!opened) throw new Refusal(doesNotFit())
    if (opened.by === 'data_key_next') await dropFormer(client, row.data_key_next)
    holdDataSecret(opened.secret)
  })
}

/** What is wrong when APP_SECRET opens nothing, and what to do. */
export const doesNotFit = () =>
  `The secret does not fit this database: what it keeps encrypted (licence signing keys, webhook secrets and more) was written under another one. Bring the former secret back, as APP_SECRET or from a backup as ${secretFile()}. A secret is changed by “npm run --silent frontdesk -- secret rotate”, while the former one is still in place.`

/** What no rotation changes where a database was there before its data key: that key is the APP_SECRET of then. */
export const firstSecretStays =
  'This database is older than the key of its own that it is encrypted under: that key is the first APP_SECRET it had. Whoever knows that one and has a dump of the database can read what it keeps encrypted, whatever APP_SECRET is now.'

/** Runs `work` with a connection of its own. */
export async function onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The database's row; undefined before its first start. */
export async function rowOf(client: pg.Client): Promise<Row | undefined> {
  const { rows } = await client.query<Row>('SELECT data_key, data_key_next, inherited FROM installation')
  return rows[0]
}

/** What APP_SECRET opens of it; null when nothing. */
export async function openedBy({ data_key, data_key_next }: Row): Promise<Opened | null> {
  const secret = await unwrapSecret(data_key, env.APP_SECRET)
  if (secret !== null) return { by: 'data_key', secret }
  const next = data_key_next === null ? null : await unwrapSecret(data_key_next, env.APP_SECRET)
  return next === null ? null : { by: 'data_key_next', secret: next }
}

/** Makes that next wrapping the one in use: from here on the former APP_SECRET opens nothing. */
export async function dropFormer(client: pg.Client, next: string | null): Promise<void> {
  await client.query(
    'UPDATE installation SET data_key = data_key_next, data_key_next = NULL WHERE data_key_next = $1',
    [next],
  )
}

/** An empty database gets a secret of its own; what older ones hold was derived from APP_SECRET itself. Of many that start at once, one makes it. */
async function makeRow(client: pg.Client): Promise<Row> {
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM project) AS used')
  const used: boolean = rows[0].used
  if (used && !(await fitsOlder(client))) throw new Refusal(doesNotFit())

  const secret = used ? env.APP_SECRET : newSecret()
  const wrapped = await wrapSecret(secret, env.APP_SECRET)
  await client.query('INSERT INTO installation (data_key, inherited) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    wrapped,
    used,
  ])
  return (await rowOf(client)) as Row
}
