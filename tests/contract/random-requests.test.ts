import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Endpoint } from '@/lib/contract/endpoint'
import { db } from '@/lib/db'
import { setEnv } from '@/lib/env'
import { type Sent, send } from '@/tests/support/api'
import { hostileHeader, hostileText, hostileValue, toJson, valuesOf } from '@/tests/support/arbitraries'
import { erases, everyEndpoint } from '@/tests/support/endpoints'
import { newRecordsOf, type Records, type Room, roomsOf } from '@/tests/support/records'
import { newProject, type Project } from '@/tests/support/seeds'
import { validRequest } from '@/tests/support/valid-request'
import { withModel } from '@/tests/support/with-model'

withModel()

vi.setConfig({ testTimeout: 120_000 })

let project: Project
let records: Records

beforeAll(async () => {
  setEnv({ RATE_LIMIT_SCALE: '100000' })
  project = await newProject()
  records = await newRecordsOf(project, []) // The first request may be about none.
})

/** The rooms whose records a request may have changed since they were made. */
const worn = new Set<Room>(roomsOf())

/** What a request is about is as a project has it, whatever the requests before it have deleted or set. */
async function keepRecords(run: number, endpoint: Endpoint): Promise<void> {
  if (run % 250 === 0) for (const room of roomsOf()) worn.add(room)
  const rooms = roomsOf(endpoint).filter((room) => worn.delete(room))
  if (run % 25 === 0 || rooms.length > 0)
    await db.project.update({ where: { id: project.id }, data: { settings: {}, archived_at: null } })
  if (rooms.length > 0) records = { ...records, ...(await newRecordsOf(project, rooms)) }
}

/** Sends it; what was taken has worn the records of its rooms, and what erases, of all. */
async function sendOnce(endpoint: Endpoint, sent: Sent) {
  const answered = await send(endpoint, sent)
  if (answered.status < 300 && endpoint.method !== 'GET')
    for (const room of roomsOf(erases(endpoint) ? undefined : endpoint)) worn.add(room)
  return answered
}

type Fields = { [name: string]: unknown }
/** Endpoints go by their names, so that a counter-example can be read. */
const byName = new Map(everyEndpoint)
const at = (name: string) => byName.get(name) as Endpoint

type Plan = { name: string; params: Fields; query: Fields; body: Fields; raw: unknown; headers: Fields; key: unknown }

/** One in three parts of an otherwise valid request is broken. */
const broken = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const someOf = (names: string[], arbitrary: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, arbitrary])), { requiredKeys: [] })

const headerNames = [
  'Idempotency-Key',
  'If-None-Match',
  'Authorization',
  'X-API-Key',
  'Content-Type',
  'User-Agent',
  'X-Forwarded-For',
  'Content-Length',
]

function malformed(name: string): fc.Arbitrary<Plan> {
  const names = (part: 'params' | 'query' | 'body') => Object.keys(at(name)[part]?.shape ?? {})
  const bytes = fc.uint8Array({ maxLength: 100 })
  const json = hostileValue.map(toJson)
  return fc.record({
    name: fc.constant(name),
    params: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, someOf(names('params'), hostileText)),
    query: someOf([...names('query'), 'project_id', 'unknown'], hostileText),
    body: someOf([...names('body'), 'unknown', '__proto__'], hostileValue),
    raw: broken(
      fc.oneof(
        bytes,
        json,
        json.map((text) => text.slice(0, -1)),
        fc.constant(''),
      ),
    ),
    headers: broken(someOf(headerNames, hostileHeader)).map((headers) => headers ?? {}),
    key: fc.option(hostileHeader, { nil: undefined, freq: 1 }),
  })
}

function requestOf({ name, params, query, body, raw, headers, key }: Plan): Sent {
  const endpoint = at(name)
  const valid = validRequest(endpoint, records)
  const sent: { [name: string]: unknown } = {
    params: { ...valid.params, ...params },
    query: { ...valid.query, ...query },
    headers: { ...('Content-Type' in headers ? {} : { 'Content-Type': 'application/json' }), ...headers },
    key: key ?? project.key,
  }
  if (endpoint.method !== 'GET') sent.raw = raw ?? toJson({ ...(valid.body as object), ...body })
  if ('Authorization' in headers) delete sent.key
  return sent as Sent
}

test('1,000 malformed requests are each answered in the envelope with a code of their endpoint, never with a 5xx', async () => {
  let run = 0
  const seen = new Set<string>()
  const plans = fc.constantFrom(...byName.keys()).chain(malformed)
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      await keepRecords(run++, at(plan.name))
      const { status, text, error } = await sendOnce(at(plan.name), requestOf(plan))
      seen.add(error?.code ?? 'success')
      expect(status, text).toBeLessThan(500)
    }),
    { numRuns: 1_000 },
  )
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'success',
      'VALIDATION_ERROR',
      'INVALID_JSON',
      'UNAUTHORIZED',
      'NOT_FOUND',
      'UNSUPPORTED_MEDIA_TYPE',
    ]),
  )
})

const writes = [...byName.keys()].filter((name) => at(name).body)
const reads = [...byName.keys()].filter((name) => at(name).query)

test.each([
  ['bodies', writes],
  ['queries', reads],
])('300 random %s of the shape that the contract asks for get no 5xx, and most are taken', async (_part, chosen) => {
  let run = 0
  let taken = 0
  const shaped = (name: string) => {
    const part = at(name).body ?? at(name).query
    return fc.record({ name: fc.constant(name), values: part ? valuesOf(part) : fc.constant({}) })
  }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...chosen).chain(shaped), async ({ name, values }) => {
      const endpoint = at(name)
      await keepRecords(run++, endpoint)
      const valid = validRequest(endpoint, records, project.key)
      const { status, text, error } = await sendOnce(endpoint, { ...valid, ...withIds(endpoint, values) })
      if (status < 300) taken += 1
      expect(status, text).toBeLessThan(500)
      expect(error?.code, text).not.toBe('INVALID_JSON')
    }),
    { numRuns: 300 },
  )
  expect(taken).toBeGreaterThan(100)
})

/** Random ids would be unknown each time. */
function withIds(endpoint: Endpoint, values: Fields): Sent {
  const ids: Fields = { ...records, parent_id: records.comment_id, token: records.access_token }
  const known = Object.entries(values).map(([name, value]) => [name, value === null ? null : (ids[name] ?? value)])
  const shaped = Object.fromEntries(known)
  if (endpoint.body) return { body: shaped }
  return { query: Object.fromEntries(known.map(([name, value]) => [name, String(value)])) }
}
