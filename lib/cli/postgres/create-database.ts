import type pg from 'pg'

/** Makes an empty database. Where the system has the locale C.UTF-8, PostgreSQL takes letters of every script apart into trigrams; elsewhere only ASCII ones, and others are found without the index. */
export async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const made = client.query(`CREATE DATABASE "${name}" TEMPLATE template0 LC_CTYPE 'C.UTF-8'`)
  await made.catch((error: { code?: string }) => {
    if (error.code !== '42809') throw error // No such locale.
    return client.query(`CREATE DATABASE "${name}"`)
  })
}
