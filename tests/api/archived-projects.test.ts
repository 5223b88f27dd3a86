import { describe, expect, test } from 'vitest'
import { comments } from '@/lib/contract/comments'
import { contactForms } from '@/lib/contract/contact-forms'
import { portal } from '@/lib/contract/portal'
import { projects } from '@/lib/contract/projects'
import { roadmap } from '@/lib/contract/roadmap'
import { supportDesk } from '@/lib/contract/support-desk'
import { supportRequests } from '@/lib/contract/support-requests'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createProject } from '@/lib/domain/projects/create-project'
import { findAnyProject, findProject } from '@/lib/domain/projects/find-project'
import { listPortals } from '@/lib/domain/projects/list-portals'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { filled, newContactForm } from '@/tests/support/forms'
import { activate, deactivate, keepLicence, refresh } from '@/tests/support/seats'
import { newProject, newSuggestion, newWish, type Project } from '@/tests/support/seeds'
import { join, joined, keepToken, leave, undo } from '@/tests/support/waitlist'

const change = ({ id, key }: Project, body: object) => send(projects.update, { key, params: { id }, body })

/** A project with something in each room, archived then. */
async function archivedProject() {
  const project = await newProject()
  const wish = await newWish(project)
  const form = await newContactForm(project)
  const request = await newRequest(project)
  const place = await joined(project, { email: 'bo@example.com' })
  const licence = await keepLicence(project)
  await activate(licence, 'one')
  await change(project, { archived: true })
  return { project, wish, form, request, place, licence }
}

describe('an archived project', () => {
  test('takes nothing new from the public: 409 for each, and nothing is kept', async () => {
    const { project, wish, form, request, place } = await archivedProject()
    const counts = async () => [
      await db.wish.count({ where: { project_id: project.id } }),
      await db.vote.count({ where: { project_id: project.id } }),
      await db.comment.count({ where: { project_id: project.id } }),
      await db.form_submission.count({ where: { project_id: project.id } }),
      await db.support_request.count({ where: { project_id: project.id } }),
      await db.support_message.count({ where: { project_id: project.id } }),
      await db.waitlist_entry.count({ where: { project_id: project.id, status: 'waiting' } }),
      await db.letter.count({ where: { project_id: project.id } }),
    ]
    await leave(project, { email: 'bo@example.com' })
    const token = await keepToken(place.id, 'undo')
    const before = await counts()
    const about = { project_id: project.id }
    const refused = [
      await send(wishes.createPublic, { body: { ...about, title: 'More', description: 'More of it.' } }),
      await send(votes.cast, { body: { wish_id: wish.id, fingerprint: 'somebody' } }),
      await send(comments.create, { body: { wish_id: wish.id, content: 'Yes.' } }),
      await send(contactForms.submit, {
        params: { projectId: project.id, formId: form.id },
        body: { form_id: form.id, data: filled },
      }),
      await send(supportRequests.create, { body: { ...about, description: 'Help', user_email: 'ana@example.com' } }),
      await send(supportRequests.addMessage, {
        params: { id: request.id },
        query: { token: request.access_token },
        body: { content: 'Hello?' },
      }),
      await join(project, { email: 'new@example.com' }),
      await join(project, { email: 'bo@example.com' }),
      await undo(project, token),
    ]
    for (const answer of refused) {
      expectRefusal(answer, 'CONFLICT')
      expect(answer.error.message).toContain('archived')
    }
    expect(await counts()).toEqual(before)
  })

  test('keeps the promise of its licences, and lets its team work on', async () => {
    const { project, wish, request, licence } = await archivedProject()
    const { key } = project
    expect((await refresh(licence, 'one')).status).toBe(200)
    expect((await deactivate(licence, 'one')).status).toBe(200)
    expect((await activate(licence, 'two')).status).toBe(200)
    expect((await send(wishes.list, { key, query: { project_id: project.id } })).body.total).toBe(1)
    expect((await send(wishes.update, { key, params: { id: wish.id }, body: { status: 'declined' } })).status).toBe(200)
    const body = { content: 'We are closing; thank you.' }
    expect((await send(supportDesk.addMessage, { key, params: { id: request.id }, body })).status).toBe(201)
  })

  test('has no portal, no feeds and no place in the sitemap; the others have theirs', async () => {
    const [{ project }, other] = [await archivedProject(), await newProject()]
    expect(await findProject(project.slug)).toBeNull()
    expect(await findAnyProject(project.slug)).toMatchObject({ id: project.id })
    expect(await findProject(other.slug)).toMatchObject({ id: other.id })
    const open = (await listPortals()).map(({ slug }) => slug)
    expect([open.includes(project.slug), open.includes(other.slug)]).toEqual([false, true])
    const query = { project_id: project.id }
    expectRefusal(await send(portal.wishesFeed, { query }), 'NOT_FOUND')
    expectRefusal(await send(roadmap.atom, { query }), 'NOT_FOUND')
    expectRefusal(await send(roadmap.ics, { query }), 'NOT_FOUND')
  })

  test('opens again with all that it had; archiving twice keeps the first moment', async () => {
    const { project } = await archivedProject()
    const first = (await change(project, { archived: true })).data.archived_at
    expect((await change(project, { archived: true, name: 'Acme 2' })).data.archived_at).toBe(first)
    expect((await change(project, { archived: false })).data).toMatchObject({ archived_at: null, name: 'Acme 2' })
    expect((await newSuggestion(project)).title).toBe('Dark mode')
    expect(await findProject(project.slug)).not.toBeNull()
  })
})

describe('a slug', () => {
  test('that is changed leads to the project, and so does the one before; back again is no conflict', async () => {
    const project = await newProject()
    const slug = `${project.slug}-new`
    expect((await change(project, { slug })).data.slug).toBe(slug)
    for (const asked of [slug, project.slug]) expect(await findProject(asked)).toMatchObject({ id: project.id, slug })
    expect((await change(project, { slug: project.slug })).data.slug).toBe(project.slug)
  })

  test('that another project has, or had, is a CONFLICT, for a new project too', async () => {
    const [one, other] = [await newProject(), await newProject()]
    await change(one, { slug: `${one.slug}-new` })
    for (const slug of [one.slug, `${one.slug}-new`]) {
      expectRefusal(await change(other, { slug, name: 'Taken' }), 'CONFLICT', 'slug')
      await expect(createProject({ name: 'Acme', slug })).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    expect((await send(projects.get, { key: other.key, params: { id: other.id } })).data).toMatchObject({
      slug: other.slug,
      name: 'Acme',
    })
  })

  test('that several ask for at once is one’s', async () => {
    const all = await Promise.all([newProject(), newProject(), newProject(), newProject()])
    const slug = `raced-${all[0].slug}`
    const answers = await Promise.all(all.map((project) => change(project, { slug })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test.each(['Acme', 'a b', 'a--b', '-a', '', 'x'.repeat(61), '0199c1f0-7a52-7c31-9d2e-3f4a5b6c7d8e', 'a/b'])(
    'like %j is no slug',
    async (slug) => {
      expectRefusal(await change(await newProject(), { slug }), 'VALIDATION_ERROR', 'slug')
    },
  )
})

test('who is told of requests is set and unset; what is no address is refused', async () => {
  const project = await newProject()
  const set = async (support_recipient: string | null) => (await change(project, { support_recipient })).data
  expect((await set(' ana@example.com ,, bo@example.com')).support_recipient).toBe('ana@example.com, bo@example.com')
  expect((await set('')).support_recipient).toBeNull()
  expectRefusal(
    await change(project, { support_recipient: 'ana@example.com, bo' }),
    'VALIDATION_ERROR',
    'support_recipient',
  )
})
