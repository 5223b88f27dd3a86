import pg from 'pg'
import { inject } from 'vitest'
import { wrapSecret } from '@/lib/data-secret'

// Before any test imports the data layer: a database of this worker's own, the same for each of its files.
const url = new URL(inject('server'))
const name = `${inject('clones')}_${process.env.VITEST_POOL_ID ?? 1}`

const client = new pg.Client({ connectionString: url.href })
await client.connect()
await client.query(`CREATE DATABASE "${name}" TEMPLATE "${inject('template')}"`).catch((error: { code?: string }) => {
  if (error.code !== '42P04') throw error
})
await client.end()

const secret = 'a secret that only the tests know'
url.pathname = `/${name}`
Object.assign(process.env, {
  BASE_URL: 'http://localhost:3000', // Vite has put a path of its own there.
  DATABASE_URL: url.href,
  APP_SECRET: secret,
  LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
})

// What these tests seal in their own process, the processes they start open too: all are to find this secret.
const own = new pg.Client({ connectionString: url.href })
await own.connect()
await own.query('INSERT INTO installation (data_key) VALUES ($1) ON CONFLICT DO NOTHING', [
  await wrapSecret(secret, secret),
])
await own.end()
