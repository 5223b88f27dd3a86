import pg from 'pg'
import { inject } from 'vitest'
import { wrapSecret } from '@/lib/data-secret'
import { setEnv } from '@/lib/env'
import { beginFile } from './file-begun'

const shared = globalThis as { [key: symbol]: { [name: string]: string | undefined } | undefined }
const place = Symbol.for('frontdesk.tests.environment')

// Before any test imports the data layer. Files of one process share its database, and each begins with the environment of the first.
shared[place] ??= await prepare()
for (const name of Object.keys(process.env)) if (!(name in shared[place])) delete process.env[name]
setEnv(shared[place])
beginFile()

/** Makes a database of this worker's own, unless an earlier process of it has, and answers the environment in which it is used. */
async function prepare() {
  const url = new URL(inject('server'))
  const name = `${inject('clones')}_${process.env.VITEST_POOL_ID ?? 1}`
  await onServer(url, async (client) => {
    await client
      .query(`CREATE DATABASE "${name}" TEMPLATE "${inject('template')}"`)
      .catch((error: { code?: string }) => {
        if (error.code !== '42P04') throw error
      })
  })

  const secret = 'a secret that only the tests know'
  url.pathname = `/${name}`
  // What these tests seal in their own process, the processes they start open too: all are to find this secret.
  await onServer(url, async (client) => {
    const key = await wrapSecret(secret, secret)
    await client.query('INSERT INTO installation (data_key) VALUES ($1) ON CONFLICT DO NOTHING', [key])
  })
  return {
    ...process.env,
    BASE_URL: 'http://localhost:3000', // Vite has put a path of its own there.
    DATABASE_URL: url.href,
    APP_SECRET: secret,
    LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
  }
}

async function onServer(url: URL, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await work(client)
  await client.end()
}
