import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/contract/audit-log'
import { cannedReplies } from '@/lib/contract/canned-replies'
import { comments } from '@/lib/contract/comments'
import { licenseDesk } from '@/lib/contract/license-desk'
import { projects } from '@/lib/contract/projects'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { listAuditLog } from '@/lib/domain/audit/list-audit-log'
import { recordTypes } from '@/lib/domain/audit/record-types'
import { recordsAbout } from '@/lib/domain/audit/records-about'
import { setEnv } from '@/lib/env'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { audited, logOf } from '@/tests/support/audit'
import { atDesk, newCannedReply, reply } from '@/tests/support/desk'
import { newLicenseKey } from '@/tests/support/license-keys'
import { newCategory, newComment, newProject, newWish, nobody, type Project } from '@/tests/support/seeds'
import { rowsTouched } from '@/tests/support/touched'

let project: Project
beforeAll(async () => {
  project = await newProject()
})

describe('GET /api/v1/audit-log', () => {
  test('200: who did what to which record, when and from where', async () => {
    const { id: key_id, key } = await createApiKey({ project_id: project.id, name: 'Back office' })
    const { id } = await newCannedReply(project)
    const headers = { 'User-Agent': 'curl/9' }
    const from = '203.0.113.9'
    const body = { title: 'Bye' }
    const answered = await send(cannedReplies.update, { key, params: { id }, body, headers, from })

    const { data } = await audited(project, { record_id: id })
    expect(data[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      project_id: project.id,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: { type: 'key', id: key_id, name: 'Back office' },
      action: 'cannedReplies.update',
      record_type: 'canned_reply',
      record_id: id,
      change: 'updated',
      about: { record_type: 'canned_reply', record_id: id, name: 'Bye', path: null },
      before: { title: 'Hello' },
      after: { title: 'Bye' },
      ip_address: '203.0.113.0/24',
      user_agent: 'curl/9',
      request_id: answered.headers.get('x-request-id'),
    })
  })

  test('200: a record’s whole life, newest first', async () => {
    const reply = await newCannedReply(project)
    const { key } = project
    await send(cannedReplies.update, { key, params: { id: reply.id }, body: { title: 'Bye' } })
    await send(cannedReplies.remove, { key, params: { id: reply.id } })

    const { data, body } = await audited(project, { record_id: reply.id })
    expect(body.total).toBe(3)
    expect(data.map(({ action, change }) => [action, change])).toEqual([
      ['cannedReplies.remove', 'deleted'],
      ['cannedReplies.update', 'updated'],
      ['cannedReplies.create', 'created'],
    ])
    const { updated_at, ...kept } = reply
    expect(data[2]).toMatchObject({ before: null, after: reply })
    expect(data[0]).toMatchObject({ before: { ...kept, title: 'Bye' }, after: null })
  })

  test('200: of a record whose id is given in capitals; ids that are no UUIDs stay as they are', async () => {
    const other = await newProject()
    const { id: key_id, key } = await createApiKey({ project_id: other.id, name: 'Back office' })
    const { id } = await newCategory({ ...other, key })
    await db.audit_log.create({
      data: {
        project_id: other.id,
        actor_type: 'system',
        action: 'tests',
        record_type: 'form',
        record_id: 'contact_Ab',
        change: 'updated',
      },
    })
    const found = async (query: { [name: string]: string }) => (await audited(other, query)).body.total
    expect(await found({ record_id: id.toUpperCase() })).toBe(1)
    expect(await found({ actor_id: key_id.toUpperCase() })).toBe(1)
    expect(await found({ record_id: 'contact_Ab' })).toBe(1)
    expect(await found({ record_id: 'contact_ab' })).toBe(0)
  })

  test('200: pages that cover each entry once, with the number of all', async () => {
    const other = await newProject()
    for (let n = 0; n < 5; n += 1) await newCategory(other, { name: `Category ${n}` })
    const all = (await audited(other)).data.map(({ id }) => id)
    expect(all).toHaveLength(5)
    const pages = await Promise.all([1, 2, 3].map((page) => audited(other, { page: `${page}`, per_page: '2' })))
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all)
    expect(pages.map(({ body }) => [body.total, body.total_pages])).toEqual([
      [5, 3],
      [5, 3],
      [5, 3],
    ])
  })

  test('200: by a key that may read; nothing of other projects, whatever is asked for', async () => {
    const other = await newProject()
    const { id } = await newCategory(project)
    expect((await send(auditLog.list, { key: project.readKey, query: { project_id: project.id } })).status).toBe(200)
    const asked = await audited(other, { record_id: id })
    expect([asked.data, asked.body.total]).toEqual([[], 0])
    expectRefusal(await audited({ ...other, id: project.id }), 'FORBIDDEN')
  })

  test('200: of a part of the product, of whoever did it, of the last days, and of all of that together', async () => {
    const other = await newProject()
    const { id: key_id, key } = await createApiKey({ project_id: other.id, name: 'Back office' })
    const canned = await newCannedReply(other)
    const category = await newCategory({ ...other, key })
    const kinds = ['wish', 'category', 'comment'].map((record_type) => ({ record_type, record_id: nobody }))
    await db.audit_log.createMany({
      data: kinds.map((record) => ({
        ...record,
        project_id: other.id,
        actor_type: 'member',
        actor_id: nobody,
        action: 'tests',
        change: 'updated',
        created_at: new Date(Date.now() - 3 * 86_400_000),
      })),
    })
    const asked = async (query: { [name: string]: string }) => {
      const { data, body } = await audited(other, query)
      expect(body.total).toBe(data.length)
      return data.map(({ record_type, record_id }) => `${record_type} ${record_id === nobody ? 'before' : record_id}`)
    }
    const [ofReply, ofCategory] = [`canned_reply ${canned.id}`, `category ${category.id}`]
    expect(await asked({ kind: 'support' })).toEqual([ofReply])
    expect((await asked({ kind: 'wishes' }))[0]).toBe(ofCategory)
    expect((await asked({ kind: 'wishes' })).toSorted()).toEqual(
      [ofCategory, 'wish before', 'category before', 'comment before'].toSorted(),
    )
    expect(await asked({ actor_id: key_id })).toEqual([ofCategory])
    expect(await asked({ actor_id: nobody })).toHaveLength(3)
    expect(await asked({ days: '2' })).toEqual([ofCategory, ofReply])
    expect(await asked({ days: '2', kind: 'wishes', actor_id: key_id, record_id: category.id })).toEqual([ofCategory])
    expect(await asked({ days: '2', kind: 'wishes', actor_id: nobody })).toEqual([])
    const pages = await Promise.all(['1', '2'].map((page) => audited(other, { kind: 'wishes', page, per_page: '3' })))
    expect(pages.map(({ data, body }) => [data.length, body.total])).toEqual([
      [3, 4],
      [1, 4],
    ])
  })

  test('200: whom it is about by the name of now, of a part the whole; null where there is none any more', async () => {
    const other = await newProject()
    const { id: wish_id } = await newWish(other, { title: 'Dark mode' })
    const { id } = await newComment(wish_id)
    await send(comments.update, { key: other.key, params: { id }, body: { content: 'Soon.' } })
    await send(wishes.update, { key: other.key, params: { id: wish_id }, body: { title: 'A dark theme' } })
    const request = await newRequest(other)
    await reply(other, request.id)
    const about = async () => (await audited(other, { kind: 'wishes' })).data.map((entry) => entry.about)
    const dark = { record_type: 'wish', record_id: wish_id, name: 'A dark theme', path: `/wishes/${wish_id}` }
    expect(await about()).toEqual([dark, dark, dark])
    const { number, subject } = await atDesk(other, request.id)
    const [name, path] = [`#${number} ${subject}`, `/inbox/${number}`]
    const asked = { record_type: 'support_request', record_id: request.id, name, path }
    expect((await audited(other, { kind: 'support' })).data[0]?.about).toEqual(asked)
    await send(wishes.remove, { key: other.key, params: { id: wish_id } })
    expect(new Set(await about())).toEqual(new Set([null]))
  })

  test('200: of a licence, what was done to its devices too, and who they are about', async () => {
    const { id, key_last4 } = await newLicenseKey(project)
    const body = { device_fingerprint: 'mac-1' }
    await send(licenseDesk.activate, { key: project.key, params: { id }, body })
    const { data } = await audited(project, { record_id: id })
    expect(data.map(({ record_type, change }) => [record_type, change])).toEqual([
      ['license_activation', 'created'],
      ['license_key', 'created'],
    ])
    const about = { record_type: 'license_key', record_id: id, name: `…${key_last4}`, path: `/licences/${id}` }
    expect(data.map((entry) => entry.about)).toEqual([about, about])
    expect((await audited(project, { record_id: id, kind: 'forms' })).data).toEqual([])
  })

  test('400: a part, or days, that are none', async () => {
    expectRefusal(await audited(project, { kind: 'kitchen' }), 'VALIDATION_ERROR', 'kind')
    expectRefusal(await audited(project, { days: '0' }), 'VALIDATION_ERROR', 'days')
  })

  test('400: a page that is none', async () => {
    expectRefusal(await audited(project, { page: '0' }), 'VALIDATION_ERROR', 'page')
  })
})

describe('what stands in it', () => {
  test('what the team does through a public endpoint, not what others do there', async () => {
    const { id: wish_id } = await newWish(project)
    const body = { wish_id, content: 'We are on it.' }
    const [ours] = await logOf(await send(comments.create, { key: project.key, body }))
    expect(ours).toMatchObject({ action: 'comments.create', record_type: 'comment', actor_type: 'key' })
    expect(await logOf(await send(comments.create, { body }))).toEqual([])
    expect(await logOf(await send(votes.cast, { key: project.key, body: { wish_id } }))).toEqual([])
  })

  test('a request that is sent again by its Idempotency-Key, once', async () => {
    const headers = { 'Idempotency-Key': `once ${Math.random()}`.replace(/[ .]/g, '-') }
    const sent = { key: project.key, headers, body: { project_id: project.id, title: 'Hello', content: 'Hello!' } }
    const [first, again] = [await send(cannedReplies.create, sent), await send(cannedReplies.create, sent)]
    expect(again.data).toEqual(first.data)
    expect([(await logOf(first)).length, (await logOf(again)).length]).toEqual([1, 0])
  })

  test('a secret that is made or made anew, without it', async () => {
    const other = await newProject()
    const read = await send(projects.get, { key: other.key, params: { id: other.id } })
    expect(await logOf(read)).toMatchObject([
      { action: 'projects.get', before: { identity_secret: null }, after: { identity_secret: '[hidden]' } },
    ])
    const renewed = await send(projects.renewIdentitySecret, { key: other.key, params: { id: other.id } })
    expect(await logOf(renewed)).toMatchObject([
      { action: 'projects.renewIdentitySecret', before: { identity_secret: '[hidden]' } },
    ])
  })

  test('a network in place of an IPv6 address, and no agent where none is told', async () => {
    setEnv({ TRUSTED_PROXY_HOPS: '0' })
    const body = { project_id: project.id, title: 'Hello', content: 'Hello!' }
    const sent = { key: project.key, body, from: 'fd12:0:0345:6789::1' }
    const [entry] = await logOf(await send(cannedReplies.create, sent))
    expect(entry?.ip_address).toBe('fd12:0:345::/48')
    expect(entry?.user_agent).toBeNull()
  })
})

test('a page of 50,000 entries reads no more than a page, for all and for one record', async () => {
  const large = await newProject()
  await db.$executeRaw`
    INSERT INTO audit_log (id, project_id, actor_type, action, record_type, record_id, change, created_at)
    SELECT gen_random_uuid(), ${large.id}::uuid, 'key', 'tests', 'wish', 'record ' || n % 5000, 'updated', now() - n * interval '1 second'
    FROM generate_series(1, 50000) AS n`
  await db.$executeRaw`
    INSERT INTO audit_log (id, project_id, actor_type, actor_id, action, record_type, record_id, change, created_at)
    SELECT gen_random_uuid(), ${large.id}::uuid, 'member', 'Zoe', 'tests', 'category', 'old ' || n, 'updated', now() - interval '9 days'
    FROM generate_series(1, 5) AS n`
  await db.$executeRaw`ANALYZE audit_log`
  const page = { project_id: large.id, page: 1, per_page: 20 }
  expect(await rowsTouched(() => listAuditLog(large.id, page))).toBeLessThan(100)
  expect(await rowsTouched(() => listAuditLog(large.id, { ...page, record_id: 'record 7' }))).toBeLessThan(100)
  expect(await listAuditLog(large.id, { ...page, record_id: 'record 7' })).toMatchObject({ total: 10 })
  expect((await listAuditLog(large.id, { ...page, record_id: nobody })).rows).toEqual([])
  expect((await listAuditLog(large.id, page)).total).toBe(50_005)
  for (const filter of [{ actor_id: 'Zoe' }, { kind: 'forms' as const }, { actor_id: 'Zoe', kind: 'wishes' as const }])
    expect(await rowsTouched(() => listAuditLog(large.id, { ...page, ...filter }))).toBeLessThan(100)
  expect((await listAuditLog(large.id, { ...page, actor_id: 'Zoe', kind: 'wishes' })).total).toBe(5)
  expect((await listAuditLog(large.id, { ...page, kind: 'wishes', days: 30 })).total).toBe(1_000)
  const most = await rowsTouched(() => listAuditLog(large.id, { ...page, kind: 'wishes', days: 30 }))
  expect(most).toBeLessThan(2_000)
}, 120_000)

test('every record that the log is told of can be looked up, of a project that has none', async () => {
  const types = Object.values(recordTypes).flat()
  const other = await newProject()
  const entries = types.map((record_type) => ({
    id: randomUUID(),
    record_type,
    record_id: nobody,
    before: null,
    after: null,
  }))
  expect(await recordsAbout(other.id, entries)).toEqual(new Map())
})

test('every record that the log is told of belongs to a part of the product', async () => {
  const told = await db.$queryRaw<{ type: string }[]>`
    SELECT DISTINCT tgrelid::regclass::text AS type FROM pg_trigger WHERE tgfoid = 'audit_change'::regproc`
  expect(told.length).toBeGreaterThan(20)
  expect(Object.values(recordTypes).flat()).toEqual(expect.arrayContaining(told.map(({ type }) => type)))
})
