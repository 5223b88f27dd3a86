import { describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import { db } from '@/lib/db'
import { ask, expectRefusal, send } from '@/tests/support/api'
import { parseCsv } from '@/tests/support/csv'
import { inDataFolder } from '@/tests/support/files'
import {
  filled,
  formSubmissions,
  newContactForm,
  notSpam,
  projectSubmissions,
  submit,
  submitSpam,
} from '@/tests/support/forms'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

inDataFolder()

const read = ({ id, key }: Project, submission: string) =>
  send(contactForms.submission, { key, params: { projectId: id, id: submission } })

describe('GET /projects/{projectId}/contact-forms/submissions/{id}', () => {
  test('200: with its form, the request it became, and the letter that told the team', async () => {
    const project = await newProject()
    const form = await newContactForm(project, { name: 'Orders', integration: { type: 'support' } })
    const sent = (await submit(form)).data
    const { data } = await read(project, sent.id)
    expect(data).toMatchObject({
      id: sent.id,
      data: filled,
      is_spam: false,
      form: { name: 'Orders', fields: [{ id: 'name' }, { id: 'email', required: true }, { id: 'message' }] },
      support_request: { id: sent.support_request_id, number: 1, subject: 'Orders' },
      wish: null,
      letters: [{ to: ['team@example.com'], last_error: null }],
    })
  })

  test('200: the wish it became', async () => {
    const project = await newProject()
    const form = await newContactForm(project, { name: 'Ideas', integration: { type: 'wishes' } })
    const sent = (await submit(form)).data
    expect((await read(project, sent.id)).data.wish).toMatchObject({ id: sent.wish_id, title: 'Ideas' })
  })

  test('200: spam has become nothing until it is none, whatever its sender was answered', async () => {
    const project = await newProject()
    const form = await newContactForm(project, { integration: { type: 'support' } })
    const { id } = (await submitSpam(form)).data
    expect((await read(project, id)).data).toMatchObject({ is_spam: true, support_request: null, letters: [] })
    await notSpam(project, id)
    expect((await read(project, id)).data).toMatchObject({ is_spam: false, support_request: { number: 1 } })
  })

  test('200: of a deleted form, which is null', async () => {
    const project = await newProject()
    const form = await newContactForm(project)
    const { id } = (await submit(form)).data
    await send(contactForms.remove, { key: project.key, params: { projectId: project.id, formId: form.id } })
    expect((await read(project, id)).data).toMatchObject({ form_id: form.id, form: null, data: filled })
  })

  test('404: none, and another project’s', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const { id } = (await submit(await newContactForm(other))).data
    expectRefusal(await read(project, id), 'NOT_FOUND')
    expectRefusal(await read(project, nobody), 'NOT_FOUND')
  })
})

const idsIn = ({ body }: { body: { data?: unknown } }) => (body.data as { id: string }[]).map(({ id }) => id)

describe('search in submissions', () => {
  const values = [
    { name: 'Zoë Ørsted', email: 'zoe@example.com', message: 'Order LU-4711 is late' },
    { name: 'Ana', email: 'ana@example.org', message: 'It is 100% late\\again' },
    { name: 'Ben', email: 'ben@example.com', message: 'Thanks', more: ['Mac', 'Linux'], count: 4711 },
  ]

  test.each([
    ['4711', [2, 0]],
    ['lu-47', [0]],
    ['zoe', [0]],
    ['ZOË', [0]],
    ['example.com', [2, 0]],
    ['late ana', [1]],
    ['100%', [1]],
    ['late\\ag', [1]],
    ['_', []],
    ['linux', [2]],
    ['us', []],
    ['message', []],
    ['qx', []],
  ])('“%s” finds what holds it, newest first', async (search, places) => {
    const { project, ids, form } = await known()
    const expected = places.map((place) => ids[place])
    const all = await projectSubmissions(project, { search })
    expect([idsIn(all), all.body.total]).toEqual([expected, expected.length])
    const own = await formSubmissions(project, form.id, { search })
    expect(idsIn(own)).toEqual(expected)
  })

  test('pages of what was found, in the folder that is asked for, in one project alone', async () => {
    const { project, form, ids } = await known()
    const other = await newProject()
    await submit(await newContactForm(other), { data: values[0] })
    const spam = (await submitSpam(form, { data: values[0] })).data
    const second = await projectSubmissions(project, { search: 'example.com', limit: '1', offset: '1' })
    expect(second.body).toMatchObject({ total: 2, page: 2, per_page: 1, total_pages: 2, data: [{ id: ids[0] }] })
    const folder = await projectSubmissions(project, { search: 'zoe', spam: 'true' })
    expect(idsIn(folder)).toEqual([spam.id])
  })

  test('as CSV: what was found, and nothing else', async () => {
    const { project, form } = await known()
    const params = { projectId: project.id, formId: form.id }
    const headers = { Accept: 'text/csv' }
    const { path } = contactForms.formSubmissions
    const { text } = await ask('GET', path, {
      key: project.key,
      params,
      headers,
      query: { search: '4711', limit: '1' },
    })
    const [, ...rows] = parseCsv(text)
    expect(rows.map((row) => row[3])).toEqual(['Ben', 'Zoë Ørsted'])
  })

  const kept: { now?: Awaited<ReturnType<typeof keep>> } = {}
  const known = async () => {
    kept.now ??= await keep()
    return kept.now
  }
  async function keep() {
    const project = await newProject()
    const form = await newContactForm(project)
    const ids: string[] = []
    for (const [place, data] of values.entries()) {
      const { id } = (await submit(form, { data })).data
      await db.form_submission.update({ where: { id }, data: { submitted_at: new Date(2026, 0, 1 + place) } })
      ids.push(id)
    }
    return { project, form, ids }
  }
})
