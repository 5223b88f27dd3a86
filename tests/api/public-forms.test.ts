import { beforeAll, describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import type { Endpoint } from '@/lib/contract/endpoint'
import { supportForms } from '@/lib/contract/support-forms'
import { type Answered, expectRefusal, type Sent, send } from '@/tests/support/api'
import { newContactForm, newSupportForm } from '@/tests/support/forms'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const secret = 'secret-recipient@example.com'
const newForm = { contact: newContactForm, support: newSupportForm }

type Kind = keyof typeof newForm
type Read = [name: string, kind: Kind, endpoint: Endpoint, formIn: (answer: Answered) => unknown]
const inside = (name: string) => (answer: Answered) => (answer.data as { [name: string]: unknown })[name]

const reads: Read[] = [
  ['GET /portal/contact-forms/{formId}', 'contact', contactForms.getPublic, inside('contact_form')],
  ['GET /portal/support-forms/{formId}', 'support', supportForms.getPublic, inside('support_form')],
  ['GET /api/v1/forms/{formId}', 'contact', contactForms.getPublicByV1, ({ data }) => data],
]

describe.each(reads)('%s', (_name, kind, endpoint, formIn) => {
  const create = (of: Project, fields = {}) =>
    newForm[kind](of, {
      ...fields,
      ...(kind === 'contact' && {
        email_recipient: secret,
        email_subject: 'Internal subject',
        integration: { type: 'webhook', url: 'https://example.com/internal-hook' },
      }),
    })
  const read = (formId: string, query = { project_id: project.id } as Sent['query'], sent: Sent = {}) =>
    send(endpoint, { params: { formId }, ...(query && { query }), ...sent })

  test('200: what is needed to show the form, to anybody', async () => {
    const form = await create(project, { description: 'Hello' })
    const { id, project_id, name, description, fields, submit_button_text, success_message, enabled } = form
    const answer = await read(form.id)
    expect(answer.status).toBe(200)
    expect(formIn(answer)).toMatchObject({
      id,
      project_id,
      name,
      description,
      fields,
      submit_button_text,
      success_message,
      enabled,
      [kind === 'contact' ? 'page_id' : 'form_id']: id,
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('200: and not who is told by mail, nor where it goes, nor any number', async () => {
    const { text } = await read((await create(project)).id)
    expect(text).not.toContain(secret)
    expect(text).not.toMatch(/email_recipient|Internal subject|internal-hook|stats|view_count|"key"/)
  })

  test('304: to whom has it already, until it changes', async () => {
    const form = await create(project)
    const etag = (await read(form.id)).headers.get('etag') ?? ''
    const again = () => read(form.id, { project_id: project.id }, { headers: { 'If-None-Match': etag } })
    expect((await again()).status).toBe(304)
    const params = { projectId: project.id, formId: form.id }
    const update = kind === 'contact' ? contactForms.update : supportForms.update
    await send(update, { key: project.key, params, body: { name: 'After' } })
    expect((await again()).status).toBe(200)
  })

  test('403: a disabled form', async () => {
    expectRefusal(await read((await create(project, { enabled: false })).id), 'FORM_DISABLED')
  })

  test('404: an unknown form, one of another project or kind, a malformed id', async () => {
    const other = await newProject()
    const foreign = await create(other)
    const wrong = await newForm[kind === 'contact' ? 'support' : 'contact'](project)
    for (const id of ['nothing', foreign.id, wrong.id, 'a b', 'x'.repeat(65)])
      expectRefusal(await read(id), 'NOT_FOUND')
    expectRefusal(await read(foreign.id, { project_id: nobody }), 'NOT_FOUND')
  })

  test('400: a project that cannot be', async () => {
    const { id } = await create(project)
    expectRefusal(await read(id, { project_id: 'acme' }), 'VALIDATION_ERROR', 'project_id')
  })
})

test.each(reads.slice(0, 2))(
  '%s answers under /api/v1 too, and must be told the project',
  async (_n, kind, endpoint) => {
    const { id } = await newForm[kind](project)
    const query = { project_id: project.id }
    expect((await send(endpoint, { params: { formId: id }, query, under: '/api/v1' })).status).toBe(200)
    expectRefusal(await send(endpoint, { params: { formId: id } }), 'VALIDATION_ERROR', 'project_id')
  },
)

describe('GET /api/v1/forms/{formId} by the id alone', () => {
  const read = (formId: string, query?: Sent['query']) =>
    send(contactForms.getPublicByV1, { params: { formId }, ...(query && { query }) })

  test('200: where one project has it, support forms of that id aside', async () => {
    const form = await newContactForm(project)
    await newSupportForm(await newProject(), { form_id: form.id })
    expect((await read(form.id)).data.project_id).toBe(project.id)
  })

  test('400, then 200: where several have it, the project must be told', async () => {
    const [one, two] = [await newProject(), await newProject()]
    const page_id = `shared-${one.slug}`
    for (const own of [one, two]) await newContactForm(own, { page_id })
    expectRefusal(await read(page_id), 'VALIDATION_ERROR', 'project_id')
    for (const own of [one, two]) expect((await read(page_id, { project_id: own.id })).data.project_id).toBe(own.id)
  })

  test('403, 404: a disabled form, and none', async () => {
    const form = await newContactForm(project, { enabled: false })
    expectRefusal(await read(form.id), 'FORM_DISABLED')
    expectRefusal(await read('nothing-of-the-kind'), 'NOT_FOUND')
  })
})
