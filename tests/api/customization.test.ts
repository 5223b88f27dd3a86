import { describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import { projects } from '@/lib/contract/projects'
import { db } from '@/lib/db'
import { expectRefusal, send } from '@/tests/support/api'
import { logOf } from '@/tests/support/audit'
import { newContactForm, newSupportForm } from '@/tests/support/forms'
import { newProject, type Project } from '@/tests/support/seeds'

const parts = { wishes: null, roadmap: null, support: null, help: null, forms: null, waitlist: null, licence: null }
const defaults = {
  name: null,
  tagline: null,
  logo_url: null,
  accent_color: '#b4552d',
  contact_forms: [],
  support_forms: [],
  parts,
}

const read = ({ id, key }: Pick<Project, 'id' | 'key'>) => send(projects.getCustomization, { key, params: { id } })
const change = ({ id, key }: Pick<Project, 'id' | 'key'>, body: unknown) =>
  send(projects.updateCustomization, { key, params: { id }, body })

test('GET: the defaults of a project that nobody has changed, to whoever may read', async () => {
  const { id, readKey } = await newProject()
  expect((await read({ id, key: readKey })).data).toEqual(defaults)
})

describe('PUT /api/v1/projects/{id}/customization', () => {
  test('200: what is not given stays, each of the parts too', async () => {
    const project = await newProject()
    const looks = {
      name: 'Lumen',
      tagline: 'Say it.',
      logo_url: 'https://example.com/logo.png',
      accent_color: '#3366FF',
    }
    const first = (await change(project, { ...looks, parts: { roadmap: false } })).data
    expect(first).toEqual({
      ...defaults,
      ...looks,
      accent_color: '#3366ff',
      parts: { ...parts, roadmap: false },
    })

    const { data } = await change(project, { tagline: 'Say more.', parts: { waitlist: true } })
    expect(data).toEqual({ ...first, tagline: 'Say more.', parts: { ...parts, roadmap: false, waitlist: true } })
    expect((await read(project)).data).toEqual(data)
    expect((await change(project, {})).data).toEqual(data)
  })

  test('200: null goes back to the default, of one part or of all', async () => {
    const project = await newProject()
    const looks = { name: 'Lumen', tagline: 'Say it.', logo_url: 'https://example.com/a.png', accent_color: '#3366ff' }
    await change(project, { ...looks, parts: { roadmap: false, help: true } })
    const { data } = await change(project, { name: null, tagline: null, logo_url: null, accent_color: null })
    expect(data).toEqual({ ...defaults, parts: { ...parts, roadmap: false, help: true } })
    expect((await change(project, { parts: { help: null } })).data.parts).toEqual({ ...parts, roadmap: false })
    expect((await change(project, { parts: null })).data).toEqual(defaults)
  })

  test('200: forms in the order given, once each; a new one goes to the end, a deleted one out', async () => {
    const project = await newProject()
    const [one, two] = [await newContactForm(project), await newContactForm(project)]
    const help = await newSupportForm(project)
    const given = { contact_forms: [two.id, one.id, two.id], support_forms: [] }
    expect((await change(project, given)).data).toMatchObject({ contact_forms: [two.id, one.id], support_forms: [] })

    const three = await newContactForm(project)
    await send(contactForms.remove, { key: project.key, params: { projectId: project.id, formId: two.id } })
    expect((await change(project, { support_forms: [help.id] })).data).toMatchObject({
      contact_forms: [one.id, three.id],
      support_forms: [help.id],
    })
  })

  test('200: of changes at once none is lost, nor a form that is made meanwhile', async () => {
    const project = await newProject()
    const names = Object.keys(parts)
    const [form] = await Promise.all([
      newContactForm(project),
      ...names.map((name) => change(project, { parts: { [name]: false } })),
    ])
    expect((await read(project)).data).toEqual({
      ...defaults,
      contact_forms: [form.id],
      parts: Object.fromEntries(names.map((name) => [name, false])),
    })
  })

  test('200: what this version does not know is kept, and the log says what changed', async () => {
    const project = await newProject()
    await db.project.update({ where: { id: project.id }, data: { customization: { of_tomorrow: 'x' } } })
    const answered = await change(project, { name: 'Lumen' })
    const { customization } = await db.project.findUniqueOrThrow({ where: { id: project.id } })
    expect(customization).toEqual({ of_tomorrow: 'x', name: 'Lumen' })
    expect(await logOf(answered)).toMatchObject([
      { record_type: 'project', change: 'updated', after: { customization } },
    ])
  })

  test('200: parts that there are none of are ignored, as every unknown field', async () => {
    const project = await newProject()
    expect((await change(project, { parts: { shop: true, help: true } })).data.parts).toEqual({ ...parts, help: true })
    const { customization } = await db.project.findUniqueOrThrow({ where: { id: project.id } })
    expect(customization).toEqual({ parts: { help: true } })
  })

  test('400: forms that the project does not have, and nothing changes', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const [own, theirs] = [await newContactForm(project), await newContactForm(other)]
    const contact_forms = [own.id, theirs.id]
    expectRefusal(await change(project, { name: 'X', contact_forms }), 'VALIDATION_ERROR', 'contact_forms.1')
    expectRefusal(await change(project, { support_forms: [own.id] }), 'VALIDATION_ERROR', 'support_forms.0')
    expect((await read(project)).data).toEqual({ ...defaults, contact_forms: [own.id] })
  })

  test.each([
    ['accent_color', { accent_color: 'red' }],
    ['logo_url', { logo_url: 'http://example.com/logo.png' }],
    ['logo_url', { logo_url: 'javascript:alert(1)' }],
    ['name', { name: 'x'.repeat(201) }],
    ['parts.wishes', { parts: { wishes: 'no' } }],
    ['parts.roadmap', { parts: { shop: true, roadmap: 1 } }],
    ['parts', { parts: 'all' }],
    ['parts', { parts: [true] }],
    ['contact_forms', { contact_forms: null }],
  ])('400: %s that is not good', async (path, body) => {
    expectRefusal(await change(await newProject(), body), 'VALIDATION_ERROR', path)
  })

  test('403: of another project, and by a key that may only read', async () => {
    const [mine, other] = [await newProject(), await newProject()]
    expectRefusal(await change({ ...other, key: mine.key }, { name: 'Taken' }), 'FORBIDDEN')
    expectRefusal(await change({ ...mine, key: mine.readKey }, { name: 'Taken' }), 'FORBIDDEN')
    expectRefusal(await read({ ...other, key: mine.key }), 'FORBIDDEN')
  })
})
