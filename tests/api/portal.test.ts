import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '@/lib/cli/paths'
import { portal } from '@/lib/contract/portal'
import { service } from '@/lib/contract/service'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { version } from '@/lib/version'
import { ask, expectRefusal, send } from '@/tests/support/api'
import { HOUR } from '@/tests/support/at'
import { keepWishes, newCategory, newProject, newVote, newWish, nobody } from '@/tests/support/seeds'

/** Of a project that has switched nothing on or off. */
const parts = {
  wishes: null,
  roadmap: null,
  support: null,
  help: null,
  forms: null,
  waitlist: null,
  licence: null,
}

describe.each([
  ['GET /portal/page-data', portal.pageData],
  ['GET /portal/bot-token', portal.botToken],
  ['GET /portal/wishes.atom', portal.wishesFeed],
])('%s', (_name, endpoint) => {
  test('400: of no project', async () => {
    expectRefusal(await send(endpoint), 'VALIDATION_ERROR', 'project_id')
    expectRefusal(await send(endpoint, { query: { project_id: 'acme' } }), 'VALIDATION_ERROR', 'project_id')
  })

  test('404: an unknown project', async () => {
    expectRefusal(await send(endpoint, { query: { project_id: nobody } }), 'NOT_FOUND')
  })
})

describe('GET /portal/page-data', () => {
  const read = (project_id: string, query = {}) => send(portal.pageData, { query: { project_id, ...query } })

  test('200: the project, its looks, categories, first page of wishes and their number', async () => {
    const project = await newProject({ wish_moderation: false })
    const category = await newCategory(project)
    await keepWishes(project, {
      hidden: { is_approved: false },
      ...Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`w${n}`, {}])),
    })
    const { data } = await read(project.id)
    const list = await send(wishes.listPublic, { query: { project_id: project.id } })
    expect(data).toEqual({
      project: { id: project.id, name: 'Acme', slug: project.slug },
      customization_data: {
        name: null,
        tagline: null,
        logo_url: null,
        accent_color: '#b4552d',
        contact_forms: [],
        support_forms: [],
        parts,
      },
      categories: [category],
      wishes: list.data,
      total_wishes: 25,
    })
    expect(data.wishes).toHaveLength(20)
  })

  test('200: a project’s looks are its own', async () => {
    const { id } = await newProject()
    await db.project.update({
      where: { id },
      data: { customization: { name: 'Ideas', tagline: 'Tell us', accent_color: '#112233' } },
    })
    expect((await read(id)).data.customization_data).toEqual({
      name: 'Ideas',
      tagline: 'Tell us',
      logo_url: null,
      accent_color: '#112233',
      contact_forms: [],
      support_forms: [],
      parts,
    })
  })

  test('200: a project with nothing in it', async () => {
    const { id } = await newProject()
    expect((await read(id)).data).toMatchObject({ categories: [], wishes: [], total_wishes: 0 })
  })

  test('200: has_voted tells what the fingerprint voted for', async () => {
    const project = await newProject()
    const { id } = await newWish(project)
    await newVote(id, 'mine')
    expect((await read(project.id, { fingerprint: 'mine' })).data.wishes).toMatchObject([{ has_voted: true }])
    expect((await read(project.id)).data.wishes).toMatchObject([{ has_voted: false }])
  })
})

describe('GET /portal/bot-token', () => {
  test('200: a signed token that tells how long it is good, each time another', async () => {
    const { id } = await newProject()
    const read = async () => (await send(portal.botToken, { query: { project_id: id } })).data
    const { token, expires_at } = await read()
    expect(token.split('.')).toHaveLength(3)
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + HOUR)
    expect((await read()).token).not.toBe(token)
  })
})

describe('GET /api/v1/health', () => {
  test('200: well, with the version and the database', async () => {
    const { data } = await send(service.health)
    expect(data).toMatchObject({ status: 'ok', version, database: 'ok' })
    expect(version).toBe(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version)
  })
})

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s of an unknown path is 404 in the envelope',
  async (method) => {
    expectRefusal(await ask(method, '/api/missing'), 'NOT_FOUND')
  },
)
