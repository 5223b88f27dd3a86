import { beforeAll, describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import { supportForms } from '@/lib/contract/support-forms'
import { expectRefusal, send } from '@/tests/support/api'
import { newContactForm, newSupportForm } from '@/tests/support/forms'
import { newProject, type Project } from '@/tests/support/seeds'
import { newMember, type TeamMember } from '@/tests/support/team'

type Fields = { [name: string]: unknown }

let project: Project
let ana: TeamMember
let bo: TeamMember
beforeAll(async () => {
  project = await newProject()
  ana = await newMember(project, 'admin')
  bo = await newMember(project, 'owner')
})

const kinds = [
  ['contact', contactForms, newContactForm],
  ['support', supportForms, newSupportForm],
] as const

describe.each(kinds)('PUT of a %s form with what was read of it', (_kind, forms, newForm) => {
  const change = (form: { id: string }, member: TeamMember, body: Fields) =>
    send(forms.update, { member, params: { projectId: project.id, formId: form.id }, body })
  const now = async (form: { id: string }) =>
    (await send(forms.get, { member: bo, params: { projectId: project.id, formId: form.id } })).data

  test('409: for the second of two who began with the same; told what is there now, nothing is changed', async () => {
    const form = await newForm(project)
    const { updated_at } = form
    expect((await change(form, ana, { name: 'By Ana', updated_at })).status).toBe(200)
    const refused = await change(form, bo, { name: 'By Bo', description: 'Mine', updated_at })
    expectRefusal(refused, 'CONFLICT')
    expect(refused.error.message).toMatch(/since you opened it/)
    const { stats: _, ...current } = await now(form)
    expect(refused.error.current).toEqual(current)
    expect(current).toMatchObject({ name: 'By Ana', description: null })
    expect((await change(form, bo, { name: 'By Bo', updated_at: current.updated_at })).status).toBe(200)
  })

  test('of many who save at once one is first, and the others hear of it', async () => {
    const form = await newForm(project)
    const { updated_at } = form
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => change(form, n % 2 ? ana : bo, { name: `Name ${n}`, updated_at })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await now(form)).name).toBe(answers.find(({ status }) => status === 200)?.data.name)
  })

  test('200: without it the last one writes over whatever is there; 400: what is no moment', async () => {
    const form = await newForm(project)
    await change(form, ana, { name: 'By Ana' })
    expect((await change(form, bo, { name: 'By Bo' })).data.name).toBe('By Bo')
    expectRefusal(await change(form, bo, { updated_at: 'yesterday' }), 'VALIDATION_ERROR', 'updated_at')
    const gone = { id: 'nothing_here' }
    expectRefusal(await change(gone, bo, { name: 'x', updated_at: form.updated_at }), 'NOT_FOUND')
  })
})
