import { beforeAll, describe, expect, test } from 'vitest'
import { wishes } from '@/lib/contract/wishes'
import { ask, type Sent, send } from '@/tests/support/api'
import { adminEndpoints, publicReads } from '@/tests/support/endpoints'
import { dropJobs } from '@/tests/support/mail'
import { newRecords, type Records } from '@/tests/support/records'
import { newProject, newWish, type Project } from '@/tests/support/seeds'
import { validRequest } from '@/tests/support/valid-request'

let project: Project
let records: Records

beforeAll(async () => {
  project = await newProject()
  records = await newRecords(project)
  await dropJobs() // How long the oldest waits is told by /health, and ticks.
})

const fresh = /bot-token/

describe.each(publicReads)('%s', (_name, endpoint) => {
  const read = (headers: Sent['headers'] = {}) => send(endpoint, { ...validRequest(endpoint, records), headers })

  test('carries an entity tag and may be kept, to be asked about each time', async () => {
    const { status, headers } = await read()
    expect(status).toBe(200)
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/)
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  if (!fresh.test(endpoint.path))
    test('answers 304 without a body to who has it already', async () => {
      const tag = (await read()).headers.get('etag') ?? ''
      for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
        const { status, text, headers } = await read({ 'If-None-Match': known })
        expect([known, status, text]).toEqual([known, 304, ''])
        expect(headers.get('etag')).toBe(tag)
      }
    })

  test('answers whole to who has another version', async () => {
    const { status, text } = await read({ 'If-None-Match': '"another", W/"version"' })
    expect(status).toBe(200)
    expect(text).not.toBe('')
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const { status, headers, text } = await ask('HEAD', endpoint.path, validRequest(endpoint, records))
    expect([status, text]).toEqual([200, ''])
    expect(headers.get('etag')).toMatch(/^W\//)
  })
})

test('a change makes another entity tag', async () => {
  const read = () => send(wishes.listPublic, { query: { project_id: project.id } })
  const before = (await read()).headers.get('etag')
  await newWish(project)
  expect((await read()).headers.get('etag')).not.toBe(before)
})

test.each(adminEndpoints)('%s is kept by nobody', async (_name, endpoint) => {
  const used = endpoint.method === 'GET' ? records : await newRecords(project, endpoint)
  const { headers } = await send(endpoint, validRequest(endpoint, used, project.key))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('etag')).toBeNull()
})
