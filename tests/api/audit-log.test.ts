import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/contract/audit-log'
import { cannedReplies } from '@/lib/contract/canned-replies'
import { comments } from '@/lib/contract/comments'
import { projects } from '@/lib/contract/projects'
import { votes } from '@/lib/contract/votes'
import { db } from '@/lib/db'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { listAuditLog } from '@/lib/domain/audit/list-audit-log'
import { setEnv } from '@/lib/env'
import { expectRefusal, send } from '@/tests/support/api'
import { audited, logOf } from '@/tests/support/audit'
import { newCannedReply } from '@/tests/support/desk'
import { newCategory, newProject, newWish, nobody, type Project } from '@/tests/support/seeds'
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
  await db.$executeRaw`ANALYZE audit_log`
  const page = { project_id: large.id, page: 1, per_page: 20 }
  expect(await rowsTouched(() => listAuditLog(large.id, page))).toBeLessThan(100)
  expect(await rowsTouched(() => listAuditLog(large.id, { ...page, record_id: 'record 7' }))).toBeLessThan(100)
  expect(await listAuditLog(large.id, { ...page, record_id: 'record 7' })).toMatchObject({ total: 10 })
  expect((await listAuditLog(large.id, { ...page, record_id: nobody })).rows).toEqual([])
  expect((await listAuditLog(large.id, page)).total).toBe(50_000)
}, 120_000)
