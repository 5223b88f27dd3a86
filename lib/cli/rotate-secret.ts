import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type pg from 'pg'
import { wrapSecret } from '@/lib/data-secret'
import { dropFormer, onDatabase, openedBy, rowOf } from './data-secret'
import { Refusal } from './main'
import { newSecret } from './secret'

/** The new APP_SECRET, and whether the first one of this database still reads dumps of it. */
type Rotated = { secret: string; inherited: boolean }

/**
 * Makes a new APP_SECRET. First the database can be opened by both; then, where the secret is in a `file`, the new one takes its
 * place there and the former one opens nothing any more. Without a file the former one goes at the first start with the new one.
 * Cut off at any point, the secret that is in place opens the database. Nothing that is encrypted changes: what runs, runs on.
 */
export async function rotateSecret(file: string | null): Promise<Rotated> {
  return onDatabase(async (client) => {
    await alone(client)
    const secret = newSecret()
    const { next, inherited } = await offer(client, secret)
    if (file === null) return { secret, inherited }

    await replace(file, secret)
    await dropFormer(client, next)
    return { secret, inherited }
  })
}

/** Two rotations at once could leave a file that opens nothing. The lock goes with the connection. */
async function alone(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT pg_try_advisory_lock(hashtextextended('frontdesk secret rotate', 0)) AS got",
  )
  if (!rows[0].got) throw new Refusal('The secret is being changed by somebody else. Try again in a moment.')
}

async function offer(client: pg.Client, secret: string) {
  const row = await rowOf(client)
  const opened = row && (await openedBy(row))
  if (!row || opened?.by !== 'data_key') throw new Refusal('The secret was changed a moment ago. Try again.')

  const next = await wrapSecret(opened.secret, secret)
  await client.query('UPDATE installation SET data_key_next = $1', [next])
  return { next, inherited: row.inherited }
}

/** All or nothing, also when the machine loses its power. */
async function replace(file: string, secret: string): Promise<void> {
  const fresh = `${file}.new`
  const handle = await open(fresh, 'w', 0o600)
  await handle.chmod(0o600)
  await handle.writeFile(`${secret}\n`)
  await handle.sync()
  await handle.close()
  await rename(fresh, file)

  const folder = await open(dirname(file))
  await folder.sync()
  await folder.close()
}
