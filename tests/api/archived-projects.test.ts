import { describe, expect, test } from 'vitest'
import { knownProject, projectWith } from '@/app/(portal)/p/[project]/known-project'
import { comments } from '@/lib/contract/comments'
import { contactForms } from '@/lib/contract/contact-forms'
import { portal } from '@/lib/contract/portal'
import { projects } from '@/lib/contract/projects'
import { roadmap } from '@/lib/contract/roadmap'
import { supportAccess } from '@/lib/contract/support-access'
import { supportDesk } from '@/lib/contract/support-desk'
import { supportRequests } from '@/lib/contract/support-requests'
import { votes } from '@/lib/contract/votes'
import { waitlist } from '@/lib/contract/waitlist'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createProject } from '@/lib/domain/projects/create-project'
import { findAnyProject, findProject } from '@/lib/domain/projects/find-project'
import { listPortals } from '@/lib/domain/projects/list-portals'
import { shownParts } from '@/lib/domain/projects/portal-parts'
import { mailLogin } from '@/lib/domain/support/access/mail-login'
import { ana, newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { inDataFolder, upload } from '@/tests/support/files'
import { filled, newContactForm } from '@/tests/support/forms'
import { workNotices } from '@/tests/support/notices'
import { activate, deactivate, keepLicence, refresh } from '@/tests/support/seats'
import { newProject, newSuggestion, newWish, type Project } from '@/tests/support/seeds'
import { join, joined, keepToken, leave, undo } from '@/tests/support/waitlist'

inDataFolder()

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
    const body = { content: 'We have closed.', is_internal: true }
    expect((await send(supportDesk.addMessage, { key, params: { id: request.id }, body })).status).toBe(201)
  })

  test('mails nobody a link that leads nowhere: sign-ins, replies and invitations are 409, whoever leaves is not told how to come back', async () => {
    const { project, wish, request } = await archivedProject()
    const { key } = project
    const letters = () => db.letter.count({ where: { project_id: project.id } })
    const before = await letters()
    const ask = { project_id: project.id, user_email: ana }
    const refused = [
      await send(supportAccess.sendCode, { body: ask }),
      await send(supportAccess.sendMagicLink, { body: ask }),
      await send(supportDesk.addMessage, { key, params: { id: request.id }, body: { content: 'Closing.' } }),
      await send(waitlist.invite, { key, params: { id: project.id }, body: { count: 1 } }),
    ]
    for (const answer of refused) expectRefusal(answer, 'CONFLICT')
    const asked_at = new Date()
    await mailLogin({ project_id: project.id, email: ana, asked_at, room: 'support' })
    await send(wishes.voteOnBehalf, { key, params: { id: wish.id }, body: { email: ana } })
    await send(wishes.update, { key, params: { id: wish.id }, body: { status: 'planned' } })
    await workNotices(project)
    expect((await leave(project, { email: 'bo@example.com' })).status).toBe(200)
    expect(await letters()).toBe(before)
    expect(await db.status_notice.count({ where: { project_id: project.id, round_id: null } })).toBe(0)
  })

  test('takes no file, and counts no view of a form', async () => {
    const { project, form } = await archivedProject()
    expectRefusal(await upload(project.id), 'CONFLICT')
    expectRefusal(await send(contactForms.view, { params: { projectId: project.id, formId: form.id } }), 'CONFLICT')
    expect(await db.file.count({ where: { project_id: project.id } })).toBe(0)
  })

  test('keeps the page of its licences, to which a full licence leads, and no other', async () => {
    const { project } = await archivedProject()
    const at = Promise.resolve({ project: project.slug })
    expect(await projectWith('licence', at)).toMatchObject({ id: project.id })
    expect(await shownParts(await projectWith('licence', at))).toEqual(['licence'])
    for (const part of ['wishes', 'roadmap', 'help', 'support', 'forms', 'waitlist'] as const)
      await expect(projectWith(part, at)).rejects.toThrow()
    await expect(knownProject(at)).rejects.toThrow()
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
    expectRefusal(await send(roadmap.read, { query }), 'NOT_FOUND')
    expectRefusal(await send(roadmap.readData, { query }), 'NOT_FOUND')
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
      await expect(createProject({ name: 'Acme', slug })).rejects.toMatchObject({
        code: 'CONFLICT',
        details: [{ path: 'slug' }],
      })
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
