import { beforeAll, describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import { db } from '@/lib/db'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { formNow, newContactForm, projectSubmissions, submit, submitSpam } from '@/tests/support/forms'
import { newProject, nobody, type Project } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

let project: Project
let other: Project
beforeAll(async () => {
  project = await newProject()
  other = await newProject()
})

type Form = Awaited<ReturnType<typeof newContactForm>>
const idsOf = async (at: Project, spam = 'false') => (await projectSubmissions(at, { spam })).data.map(({ id }) => id)
const numbers = async (at: Project, { id }: Form) => {
  const { submission_count, spam_count } = await db.form.findFirstOrThrow({
    where: { project_id: at.id, form_id: id },
  })
  return { submission_count, spam_count }
}
const remove = (id: string, sent: Sent = {}) =>
  send(contactForms.removeSubmission, { key: project.key, params: { projectId: project.id, id }, ...sent })
const many = (what: 'removeSubmissions' | 'notSpamMany', ids: unknown, sent: Sent = {}) =>
  send(contactForms[what], { key: project.key, params: { projectId: project.id }, body: { ids }, ...sent })

describe('DELETE …/contact-forms/submissions/{id}', () => {
  test('200: it is gone and counts no longer; 404: again, and another project’s', async () => {
    const form = await newContactForm(project)
    await submit(form)
    await submit(form)
    const [id = '', kept = ''] = await idsOf(project)
    expect((await remove(id)).status).toBe(200)
    expect(await idsOf(project)).toEqual([kept])
    expect(await numbers(project, form)).toEqual({ submission_count: 1, spam_count: 0 })
    expectRefusal(await remove(id), 'NOT_FOUND')
    expectRefusal(await remove(kept, { key: other.key, params: { projectId: other.id, id: kept } }), 'NOT_FOUND')
    expect((await projectSubmissions(project)).body.total).toBe(1)
    await remove(kept)
  })

  test('200: the request that it became stays', async () => {
    const form = await newContactForm(project, { integration: { type: 'support' } })
    const { data } = await submit(form)
    const [id = ''] = await idsOf(project)
    expect((await remove(id)).status).toBe(200)
    expect(await db.support_request.count({ where: { id: data.support_request_id ?? nobody } })).toBe(1)
  })
})

describe('several at once', () => {
  test('200: spam is deleted, what another project has is left, and all counts are true', async () => {
    const [form, foreign] = [await newContactForm(project), await newContactForm(other)]
    for (let n = 0; n < 3; n += 1) await submitSpam(form)
    await submit(form)
    await submitSpam(foreign)
    const theirs = await idsOf(other, 'true')
    const ids = (await idsOf(project, 'true')).slice(0, 2)
    expect((await many('removeSubmissions', [...ids, ...ids, ...theirs, nobody])).data).toEqual({ count: 2 })
    expect(await numbers(project, form)).toEqual({ submission_count: 1, spam_count: 1 })
    expect([await idsOf(other, 'true'), (await idsOf(project, 'true')).length]).toEqual([theirs, 1])
    await many('removeSubmissions', [...(await idsOf(project)), ...(await idsOf(project, 'true'))])
  })

  test('200: what was no spam does what it would have done, once, also asked for at once', async () => {
    const form = await newContactForm(project, { integration: { type: 'support' } })
    for (let n = 0; n < 3; n += 1) await submitSpam(form)
    const ids = await idsOf(project, 'true')
    const answers = await Promise.all([many('notSpamMany', ids), many('notSpamMany', ids.toReversed())])
    expect(answers.map(({ data }) => data)).toEqual([{ count: 3 }, { count: 3 }])
    expect([await idsOf(project, 'true'), (await idsOf(project)).length]).toEqual([[], 3])
    expect(await numbers(project, form)).toEqual({ submission_count: 3, spam_count: 0 })
    const becameOf = await db.form_submission.findMany({ where: { id: { in: ids } } })
    expect(new Set(becameOf.map(({ support_request_id }) => support_request_id)).size).toBe(3)
    expect((await formNow(project, form.id)).stats.submissions).toBe(3)
  })

  test('of deleting and taking out of the spam at once the counts are true', async () => {
    const desk = await newProject()
    const form = await newContactForm(desk)
    for (let n = 0; n < 4; n += 1) await submitSpam(form)
    const ids = await idsOf(desk, 'true')
    const sent = { key: desk.key, params: { projectId: desk.id } }
    const all = [many('removeSubmissions', ids.slice(0, 2), sent), many('notSpamMany', ids, sent)]
    for (const { status } of await Promise.all(all)) expect(status).toBe(200)
    expect(await numbers(desk, form)).toEqual({ submission_count: 2, spam_count: 0 })
    expect((await projectSubmissions(desk)).body.total).toBe(2)
  })

  test('400: none, too many, no ids; 403: by a viewer and a key that may only read', async () => {
    for (const ids of [[], ['x'], Array(101).fill(nobody)])
      expect((await many('removeSubmissions', ids)).error.code).toBe('VALIDATION_ERROR')
    for (const what of ['removeSubmissions', 'notSpamMany'] as const) {
      expectRefusal(await many(what, [nobody], { key: project.readKey }), 'FORBIDDEN')
      const { cookie } = await newMember(project, 'viewer')
      const params = { projectId: project.id }
      expectRefusal(
        await send(contactForms[what], { member: { cookie }, params, body: { ids: [nobody] } }),
        'FORBIDDEN',
      )
    }
  })
})
