import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { projects } from '@/lib/contract/projects'
import { noLabels } from '@/lib/contract/status-labels'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { handlers } from '@/lib/jobs/handlers'
import { queues } from '@/lib/jobs/queues'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { later, SECOND } from '@/tests/support/at'
import { listed, reply } from '@/tests/support/desk'
import { newArticle, newCollection, newFlow } from '@/tests/support/help'
import { newProject, newWish, type Project } from '@/tests/support/seeds'

const defaults = {
  unproven_request_list: true,
  wish_moderation: false,
  require_bot_fields: false,
  entitlement_ttl_seconds: 604_800,
  license_key_prefix: null,
  referral_boost_hours: 0,
  waitlist_confirmation: false,
  language: 'en',
  support_status_labels: noLabels,
}

test('GET: the project with its settings; who may write is told the identity secret, always the same', async () => {
  const { id, key, readKey, slug } = await newProject()
  const { data } = await send(projects.get, { key, params: { id } })
  expect(data).toEqual({
    id,
    slug,
    name: expect.any(String),
    settings: defaults,
    support_recipient: null,
    archived_at: null,
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

const change = ({ id, key }: Project, body: unknown) => send(projects.update, { key, params: { id }, body })

/** Does the jobs that a project's new language has caused, as a worker would; answers how many there were. */
async function reindex({ id }: Project): Promise<number> {
  const jobs = await db.$queryRaw<{ id: string; data: object }[]>`
    SELECT id, data FROM pgboss.job WHERE name = 'reindex_project' AND data ->> 'project_id' = ${id}`
  for (const { id: job, data } of jobs) {
    const run = { id: job, last: false, signal: new AbortController().signal }
    await handlers.reindex_project(queues.reindex_project.payload.parse(data), run)
    await db.$executeRaw`DELETE FROM pgboss.job WHERE id = ${job}::uuid`
  }
  return jobs.length
}

describe('PATCH /api/v1/projects/{id}', () => {
  test('200: what is not given stays, each of the settings too', async () => {
    const project = await newProject()
    const before = (await send(projects.get, { key: project.key, params: { id: project.id } })).data
    const settings = { wish_moderation: true, entitlement_ttl_seconds: 3_600, license_key_prefix: 'acme' }
    const { data } = await later(SECOND, () => change(project, { name: 'Other', settings }))
    const changed = { ...before, name: 'Other', settings: { ...defaults, ...settings, license_key_prefix: 'ACME' } }
    expect(data).toEqual({ ...changed, updated_at: expect.any(String) })
    expect(data.updated_at > before.updated_at).toBe(true)

    const again = (await change(project, { settings: { license_key_prefix: null, referral_boost_hours: 24 } })).data
    expect(again).toMatchObject({
      name: 'Other',
      settings: { ...changed.settings, license_key_prefix: null, referral_boost_hours: 24 },
    })
    expect((await change(project, {})).data.settings).toEqual(again.settings)
  })

  test('200: settings that this version does not know are kept', async () => {
    const project = await newProject({ of_tomorrow: 7 })
    await change(project, { settings: { wish_moderation: true } })
    const { settings } = await db.project.findUniqueOrThrow({ where: { id: project.id } })
    expect(settings).toEqual({ of_tomorrow: 7, wish_moderation: true })
  })

  test('200: of settings changed at once none is lost', async () => {
    const project = await newProject()
    const given = {
      unproven_request_list: false,
      wish_moderation: true,
      require_bot_fields: true,
      entitlement_ttl_seconds: 7_200,
      license_key_prefix: 'AB',
      referral_boost_hours: 1,
      waitlist_confirmation: true,
      language: 'de',
      support_status_labels: { ...noLabels, new: 'Neu' },
    }
    await Promise.all(Object.entries(given).map(([name, value]) => change(project, { settings: { [name]: value } })))
    expect((await change(project, {})).data.settings).toEqual(given)
  })

  test.each([
    ['name', { name: ' ' }],
    ['settings.entitlement_ttl_seconds', { settings: { entitlement_ttl_seconds: 3_599 } }],
    ['settings.entitlement_ttl_seconds', { settings: { entitlement_ttl_seconds: 90 * 24 * 3_600 + 1 } }],
    ['settings.license_key_prefix', { settings: { license_key_prefix: 'A' } }],
    ['settings.license_key_prefix', { settings: { license_key_prefix: 'AB1' } }],
    ['settings.referral_boost_hours', { settings: { referral_boost_hours: -1 } }],
    ['settings.wish_moderation', { settings: { wish_moderation: 'yes' } }],
    ['settings.support_status_labels.open', { settings: { support_status_labels: { open: 'x'.repeat(41) } } }],
    ['settings.support_status_labels.closed', { settings: { support_status_labels: { closed: 7 } } }],
    ['settings.language', { settings: { language: 'english language' } }],
  ])('400: %s that is out of range, and nothing changes', async (path, body) => {
    const project = await newProject()
    expectRefusal(await change(project, body), 'VALIDATION_ERROR', path)
    expect((await change(project, {})).data).toMatchObject({ name: 'Acme', settings: defaults })
  })

  test('403: of another project, and by a key that may only read', async () => {
    const [mine, other] = [await newProject(), await newProject()]
    expectRefusal(await change({ ...other, key: mine.key }, { name: 'Taken' }), 'FORBIDDEN')
    expectRefusal(await change({ ...mine, key: mine.readKey }, { name: 'Taken' }), 'FORBIDDEN')
  })

  test('200: with a new language wishes, requests, messages and articles are found by its words', async () => {
    const project = await newProject({ language: 'xx' })
    const description = 'Subscriptions cannot be cancelled.'
    await newWish(project, { title: 'Cancel subscriptions', description })
    const asked = await newRequest(project, { subject: 'Broken', description })
    await reply(project, asked.id, { content: 'The invoices were sent.' })
    const flow = await newFlow(project, (await newCollection(project, { is_live: true })).id)
    await newArticle(project, flow.id, { title: 'Cancelling', content: 'Press the buttons to end subscriptions.' })

    const stems = async () => {
      const rows = await db.$queryRaw<{ stems: string[] }[]>`
        SELECT tsvector_to_array(body) AS stems FROM wish_document WHERE project_id = ${project.id}::uuid
        UNION ALL SELECT tsvector_to_array(body) FROM support_document WHERE project_id = ${project.id}::uuid
        UNION ALL SELECT ARRAY[term] FROM help_term WHERE project_id = ${project.id}::uuid`
      return rows.flatMap((row) => row.stems)
    }
    expect(await stems()).not.toContain('subscript')
    expect(await stems()).not.toContain('invoic')

    await change(project, { settings: { language: 'en-GB' } })
    expect(await reindex(project)).toBe(1)
    expect((await stems()).filter((stem) => stem === 'subscript')).toHaveLength(3)
    expect(await stems()).toContain('invoic')
    for (const search of ['subscription', 'invoicing']) expect((await listed(project, { search })).data).toHaveLength(1)

    await change(project, { name: 'Other', settings: { language: 'en-GB', wish_moderation: true } })
    expect(await reindex(project)).toBe(0)
  })
})
