import { beforeEach, expect, test } from 'vitest'
import { apiKeys } from '@/lib/contract/api-keys'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { expectRefusal, send } from '@/tests/support/api'
import { logOf } from '@/tests/support/audit'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember, type TeamMember } from '@/tests/support/team'

let project: Project
let member: TeamMember

beforeEach(async () => {
  project = await newProject()
  member = await newMember(project, 'admin', 'Ana Costa')
})

const make = (fields: object = {}) =>
  send(apiKeys.create, { member, body: { project_id: project.id, name: 'Back office', ...fields } })

const list = () => send(apiKeys.list, { member, query: { project_id: project.id } })
const read = (key: string) => send(wishes.list, { key, query: { project_id: project.id } })

test('a new key opens the API; it is shown once, and kept nowhere', async () => {
  const { data } = await make()
  expect(data).toMatchObject({ name: 'Back office', permission: 'write', created_by: 'Ana Costa', last_used_at: null })
  expect(data.key.startsWith(data.prefix)).toBe(true)
  expect((await read(data.key)).status).toBe(200)
  const told = await list()
  expect(told.body.data).toMatchObject([{ id: data.id, last_used_at: expect.any(String) }, {}, {}])
  const dump = JSON.stringify([
    await db.api_key.findMany(),
    await db.audit_log.findMany({ where: { project_id: project.id } }),
  ])
  for (const text of [told.text, dump]) expect(text).not.toContain(data.key)
})

test('a key that may read writes nothing; one that has run out opens nothing', async () => {
  const reader = await make({ permission: 'read' })
  const body = { project_id: project.id, title: 'Dark mode', description: 'Please.' }
  expectRefusal(await send(wishes.create, { key: reader.data.key, body }), 'FORBIDDEN')
  expectRefusal(await make({ expires_at: '2020-01-01T00:00:00Z' }), 'VALIDATION_ERROR', 'expires_at')
  const { data } = await make({ expires_at: '2099-01-01T00:00:00+02:00' })
  expect(data.expires_at).toBe('2098-12-31T22:00:00.000Z')
})

test('a revoked key opens nothing from then on, is in no list, and in the log with who revoked it', async () => {
  const { data } = await make()
  const revoked = await send(apiKeys.revoke, { member, params: { id: data.id } })
  expect(revoked.status).toBe(200)
  expectRefusal(await read(data.key), 'UNAUTHORIZED')
  expect((await list()).text).not.toContain(data.id)
  expectRefusal(await send(apiKeys.revoke, { member, params: { id: data.id } }), 'NOT_FOUND')
  expect(await logOf(revoked)).toMatchObject([
    {
      actor_type: 'member',
      actor_id: member.user_id,
      actor_name: 'Ana Costa',
      action: 'apiKeys.revoke',
      record_id: data.id,
    },
  ])
})

test('no API key sees, makes or revokes keys', async () => {
  const { key } = project
  expectRefusal(await send(apiKeys.list, { key, query: { project_id: project.id } }), 'FORBIDDEN')
  expectRefusal(await send(apiKeys.create, { key, body: { project_id: project.id, name: 'More' } }), 'FORBIDDEN')
  expectRefusal(await send(apiKeys.list, { query: { project_id: project.id } }), 'UNAUTHORIZED')
})

test('the same request with the same Idempotency-Key makes one key, and shows it again', async () => {
  const sent = { member, body: { project_id: project.id, name: 'Once' }, headers: { 'Idempotency-Key': 'once' } }
  const [first, second] = [await send(apiKeys.create, sent), await send(apiKeys.create, sent)]
  expect(second.data).toEqual(first.data)
  const other = await newMember(project, 'admin')
  expect((await send(apiKeys.create, { ...sent, member: other })).data.id).not.toBe(first.data.id)
})
