import { beforeAll, describe, expect, test } from 'vitest'
import { wishes } from '@/lib/contract/wishes'
import { setEnv } from '@/lib/env'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { everyEndpoint } from '@/tests/support/endpoints'
import { newRecords, type Records } from '@/tests/support/records'
import { newProject, type Project } from '@/tests/support/seeds'
import { validRequest } from '@/tests/support/valid-request'

const MIB = 1024 * 1024
const json = { 'Content-Type': 'application/json' }

let project: Project
let records: Records
beforeAll(async () => {
  setEnv({ RATE_LIMIT_SCALE: '100' })
  project = await newProject()
  records = await newRecords(project)
})

/** The text's bytes, of which the platform does not guess a media type. */
const bytes = (text: string) => new TextEncoder().encode(text)

describe.each(everyEndpoint.filter(([, { body, multipart }]) => body && !multipart))('%s', (_name, endpoint) => {
  const write = (sent: Sent) => {
    const { body: _, ...rest } = validRequest(endpoint, records, project.key)
    return send(endpoint, { ...rest, ...sent, headers: { ...rest.headers, ...sent.headers } })
  }

  test.each([
    ['half an object', '{"title": "Dark'],
    ['two objects', '{}{}'],
    ['JavaScript', "{title: 'Dark mode'}"],
    ['a form', 'title=Dark+mode'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('%s is no JSON', async (_what, raw) => {
    expectRefusal(await write({ raw, headers: json }), 'INVALID_JSON')
  })

  test('one that is packed is not unpacked, and the refusal says so', async () => {
    const headers = { ...json, 'Content-Encoding': 'gzip' }
    const answered = await write({ raw: new Uint8Array([0x1f, 0x8b, 0x08]), headers })
    expectRefusal(answered, 'UNSUPPORTED_MEDIA_TYPE')
    expect(answered.error.message).toContain('Content-Encoding')
  })

  test.each([
    ['nothing', { raw: '', headers: json }],
    ['no body at all', {}],
  ])('%s is no JSON, and an empty object where the body may be missing', async (_what, sent) => {
    const answered = await write(sent)
    if (!endpoint.bodyOptional) return expectRefusal(answered, 'INVALID_JSON')
    expect(answered.status).toBeLessThan(300)
  })

  test.each(['null', '[]', '"text"', '7', 'true', '[{}]'])('%s is no object', async (raw) => {
    const { error, status } = await write({ raw, headers: json })
    expect([status, error.code, error.details]).toEqual([
      400,
      'VALIDATION_ERROR',
      [{ path: '', message: 'must be an object' }],
    ])
    expect(error.message).toBe('The request must be an object.')
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'json',
    ' ',
  ])('the media type %j is refused', async (type) => {
    expectRefusal(await write({ raw: '{}', headers: { 'Content-Type': type } }), 'UNSUPPORTED_MEDIA_TYPE')
  })

  test('more than 1 MiB is refused, whatever Content-Length says', async () => {
    const raw = `{"x":"${'x'.repeat(MIB)}"}`
    expectRefusal(await write({ raw, headers: json }), 'PAYLOAD_TOO_LARGE')
    expectRefusal(await write({ raw, headers: { ...json, 'Content-Length': '2' } }), 'PAYLOAD_TOO_LARGE')
    expectRefusal(
      await write({ raw: '{}', headers: { ...json, 'Content-Length': String(MIB + 1) } }),
      'PAYLOAD_TOO_LARGE',
    )
  })

  test('a body that says nothing of its length is read no further than 1 MiB', async () => {
    let sent = 0
    const raw = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        controller.enqueue(bytes(' '.repeat(64 * 1024)))
        if (sent === 64) controller.close() // Should the guard be gone, this is where it shows.
      },
    })
    expectRefusal(await write({ raw, headers: json }), 'PAYLOAD_TOO_LARGE')
    expect(sent).toBeLessThan(25)
  })
})

describe('POST /portal/wishes', () => {
  const text = (title = 'Dark mode') => JSON.stringify({ project_id: project.id, title, description: 'Please.' })
  const write = (raw: BodyInit, headers: Sent['headers'] = json) => send(wishes.createPublic, { raw, headers })

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    'application/vnd.api+json',
    'application/merge-patch+json',
  ])('%s is JSON', async (type) => {
    expect((await write(text(), { 'Content-Type': type })).status).toBe(201)
  })

  test('a body without a media type is taken for JSON', async () => {
    expect((await write(bytes(text()), {})).status).toBe(201)
  })

  test('a body of exactly 1 MiB is read', async () => {
    expect((await write(text().padEnd(MIB))).status).toBe(201)
    expectRefusal(await write(text().padEnd(MIB + 1)), 'PAYLOAD_TOO_LARGE')
  })

  test('a body in pieces, cut within characters, is read whole', async () => {
    const whole = bytes(text('日本語 😀'))
    const raw = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of whole) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    })
    expect((await write(raw)).data.title).toBe('日本語 😀')
  })

  test('a byte order mark is no harm', async () => {
    expect((await write(`\ufeff${text()}`)).status).toBe(201)
  })

  test('of a field given twice the last counts, and __proto__ is a field like any other', async () => {
    const raw = text().replace('{', '{"title":"First","__proto__":{"is_pinned":true},"constructor":1,')
    expect((await write(raw)).data).toMatchObject({ title: 'Dark mode', is_pinned: false })
  })

  test('nesting without end in a field that nobody knows is no harm', async () => {
    const raw = text().replace('{', `{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)},`)
    expect((await write(raw)).status).toBe(201)
  })

  test('nesting without end in a free-form field is refused', async () => {
    const raw = text().replace('{', `{"user_metadata":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)},`)
    expectRefusal(await write(raw), 'VALIDATION_ERROR', 'user_metadata')
  })
})
