import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { service } from '@/lib/contract/service'
import { votes } from '@/lib/contract/votes'
import { env, setEnv } from '@/lib/env'
import { expectRefusal, send } from '@/tests/support/api'
import { everyEndpoint } from '@/tests/support/endpoints'
import { newRecords, type Records } from '@/tests/support/records'
import { newProject, newWish, type Project } from '@/tests/support/seeds'
import { validRequest } from '@/tests/support/valid-request'
import { Wire } from '@/tests/support/wire'
import { withModel } from '@/tests/support/with-model'

withModel()

// Before the first query of this file: the data layer reaches its database through a line that can be cut.
const database = new URL(env.DATABASE_URL)
const wire = new Wire(database.hostname, Number(database.port))

let project: Project
let records: Records

beforeAll(async () => {
  await wire.mend()
  database.host = `127.0.0.1:${wire.port}`
  setEnv({ DATABASE_URL: database.href })
  project = await newProject()
  records = await newRecords(project)
})

describe('with the database away', () => {
  beforeAll(() => wire.cut())
  afterAll(() => wire.mend())

  test.each(everyEndpoint.filter(([, { path }]) => !path.endsWith('openapi.json')))(
    '%s answers 503 and when to come back',
    async (_name, endpoint) => {
      const answer = await send(endpoint, validRequest(endpoint, records, project.key))
      expectRefusal(answer, 'SERVICE_UNAVAILABLE')
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.text).not.toMatch(/ECONN|Prisma|127\.0\.0\.1|\bpg\b/)
    },
  )

  test('the document can be read all the same', async () => {
    expect((await send(service.openapi)).status).toBe(200)
  })

  test('a request with an Idempotency-Key is answered 503 too', async () => {
    const sent = { ...validRequest(votes.cast, records), headers: { 'Idempotency-Key': 'x' } }
    expectRefusal(await send(votes.cast, sent), 'SERVICE_UNAVAILABLE')
  })
})

describe('with the database back', () => {
  test.each(everyEndpoint)('%s answers again', async (_name, endpoint) => {
    const used =
      endpoint.method === 'GET' && !endpoint.path.endsWith('/logo') ? records : await newRecords(project, endpoint)
    expect((await send(endpoint, validRequest(endpoint, used, project.key))).status).toBeLessThan(300)
  })
})

test('a connection that breaks between two requests is not noticed after the first', async () => {
  const { id } = await newWish(project)
  await wire.cut()
  await wire.mend()
  const vote = (fingerprint: string) => send(votes.cast, { body: { wish_id: id, fingerprint } })
  const first = await vote('one')
  expect([201, 503]).toContain(first.status)
  expect((await vote('two')).status).toBe(201)
})
