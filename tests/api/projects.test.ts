import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { projects } from '@/lib/contract/projects'
import { supportRequests } from '@/lib/contract/support-requests'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { newProject } from '@/tests/support/seeds'

test('GET: the project with its settings; who may write is told the identity secret, always the same', async () => {
  const { id, key, readKey, slug } = await newProject()
  const { data } = await send(projects.get, { key, params: { id } })
  expect(data).toEqual({
    id,
    slug,
    name: expect.any(String),
    settings: { unproven_request_list: true, wish_moderation: false, require_bot_fields: false, language: 'en' },
    created_at: expect.any(String),
    updated_at: expect.any(String),
    identity_secret: expect.stringMatching(/^ids_[0-9a-f]{64}$/),
  })
  expect((await send(projects.get, { key, params: { id } })).data).toEqual(data)
  expect((await send(projects.get, { key: readKey, params: { id } })).data.identity_secret).toBeNull()
})

test('POST …/identity-secret: what was signed under the old one is refused', async () => {
  const { id, key } = await newProject()
  await newRequest({ id }, { external_user_id: 'u1' })
  const old = (await send(projects.get, { key, params: { id } })).data.identity_secret ?? ''
  const { identity_secret } = (await send(projects.renewIdentitySecret, { key, params: { id } })).data
  const signed = (secret: string) => createHmac('sha256', secret).update('u1').digest('hex')
  const mine = (user_hash: string) =>
    send(supportRequests.my, { query: { project_id: id, external_user_id: 'u1', user_hash } })
  expect((await mine(signed(identity_secret))).data).toMatchObject([{ user_email: 'ana@example.com' }])
  expectRefusal(await mine(signed(old)), 'UNAUTHORIZED')
})
