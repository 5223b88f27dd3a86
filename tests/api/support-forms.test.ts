import { beforeAll, describe, expect, test } from 'vitest'
import { portal } from '@/lib/contract/portal'
import { supportForms } from '@/lib/contract/support-forms'
import { db } from '@/lib/db'
import { revealSecrets } from '@/lib/domain/mail/letter-secrets'
import { expectRefusal, newAddress, type Sent, send } from '@/tests/support/api'
import { DAY } from '@/tests/support/at'
import { inDataFolder, upload } from '@/tests/support/files'
import {
  countsOf,
  filled,
  lettersOf,
  newContactForm,
  newSupportForm,
  portalForms,
  submitSupport,
  supportInput,
  usual,
} from '@/tests/support/forms'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

inDataFolder()
let project: Project
beforeAll(async () => {
  project = await newProject()
})

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const rules = { min_length: null, minLength: null, max_length: null, maxLength: null, pattern: null }

const create = (fields: Fields = {}, sent: Sent = {}) =>
  send(supportForms.create, {
    key: project.key,
    params: { projectId: project.id },
    body: { ...supportInput, ...fields },
    ...sent,
  })
const get = (formId: string, sent: Sent = {}) =>
  send(supportForms.get, { key: project.key, params: { projectId: project.id, formId }, ...sent })
const change = (formId: string, body: Fields, sent: Sent = {}) =>
  send(supportForms.update, { key: project.key, params: { projectId: project.id, formId }, body, ...sent })
const remove = (formId: string, sent: Sent = {}) =>
  send(supportForms.remove, { key: project.key, params: { projectId: project.id, formId }, ...sent })

const text = (fields: Fields = {}) => [{ id: 'a', label: 'A', type: 'text', ...fields }]

const refusedInput: [path: string, fields: Fields][] = [
  ['name', { name: null }],
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(201) }],
  ['description', { description: 'x'.repeat(20_001) }],
  ['submit_button_text', { submit_button_text: 'x'.repeat(201) }],
  ['success_message', { success_message: 7 }],
  ['enabled', { enabled: 1 }],
  ['fields', { fields: null }],
  ['fields', { fields: 'email' }],
  ['fields.0.type', { fields: text({ type: 'wat' }) }],
  ['fields.0.options', { fields: text({ type: 'radio' }) }],
  ['fields.0.validation.pattern', { fields: text({ validation: { pattern: '[' } }) }],
  ['fields.1.id', { fields: [...text(), ...text()] }],
]

describe('POST /projects/{projectId}/support-forms', () => {
  test('201: the record with its defaults, everything there, nothing of a contact form', async () => {
    const { status, data } = await create()
    expect(status).toBe(201)
    expect(data).toEqual({
      id: expect.stringMatching(/^support_[A-Za-z0-9_-]{1,56}$/),
      form_id: data.id,
      project_id: project.id,
      name: 'Get help',
      description: null,
      fields: usual.map((field) => ({
        placeholder: null,
        default: null,
        required: false,
        options: [],
        validation: rules,
        ...field,
      })),
      submit_button_text: 'Send',
      success_message: 'Thank you! We have received your message.',
      enabled: true,
      created_at: moment,
      updated_at: data.created_at,
    })
  })

  test('201: everything that can be given is kept; what only contact forms have is ignored', async () => {
    const given = {
      form_id: 'help',
      name: 'Help',
      description: 'D',
      submit_button_text: 'Go',
      success_message: 'Danke!',
      enabled: false,
    }
    const { data } = await create({ ...given, email_recipient: 'x', integration: 7 })
    expect(data).toMatchObject({ ...given, id: 'help' })
    expect((await get('help')).data).toMatchObject(given)
  })

  test('201: under /api/v1, at the end of the portal’s list', async () => {
    const own = await newProject()
    const sent: Sent = { key: own.key, params: { projectId: own.id }, under: '/api/v1' }
    for (const form_id of ['one', 'two']) expect((await create({ form_id }, sent)).status).toBe(201)
    expect(await portalForms(own.id, 'support')).toEqual(['one', 'two'])
    expect(await portalForms(own.id, 'contact')).toEqual([])
  })

  test('of forms made at once, each is on the portal', async () => {
    const own = await newProject()
    const forms = await Promise.all(Array.from({ length: 8 }, () => newSupportForm(own)))
    expect((await portalForms(own.id, 'support')).sort()).toEqual(forms.map(({ id }) => id).sort())
  })

  test.each([...refusedInput, ['name', { name: undefined }], ['fields', { fields: undefined }]] as typeof refusedInput)(
    '400: %s: %j is refused',
    async (path, fields) => {
      expectRefusal(await create(fields), 'VALIDATION_ERROR', path)
    },
  )

  test.each(['overview', 'submissions', 'a b', 'ä', 'x'.repeat(65), '', 7])(
    '400: the id %j is refused',
    async (form_id) => {
      expectRefusal(await create({ form_id }), 'VALIDATION_ERROR', 'form_id')
    },
  )

  test('403: another project, and a key that may only read', async () => {
    const { id } = await newProject()
    expectRefusal(await create({}, { params: { projectId: id } }), 'FORBIDDEN')
    expectRefusal(await create({}, { key: project.readKey }), 'FORBIDDEN')
  })

  test('409: an id that another support form of the project has', async () => {
    await create({ form_id: 'twice' })
    expectRefusal(await create({ form_id: 'twice' }), 'CONFLICT', 'form_id')
  })
})

describe('GET /projects/{projectId}/support-forms', () => {
  test('200: all of them on one page, newest first, for a key that may read, under both spellings', async () => {
    const own = await newProject()
    const forms: unknown[] = []
    for (let n = 0; n < 25; n += 1) forms.unshift(await newSupportForm(own))
    await newContactForm(own)
    for (const under of [undefined, '/api/v1'] as const) {
      const sent = { key: own.readKey, params: { projectId: own.id }, query: { page: '2' }, ...(under && { under }) }
      const { body } = await send(supportForms.list, sent)
      expect(body).toMatchObject({ data: forms, page: 1, total: 25, total_pages: 1 })
    }
  })

  test('200: none yet', async () => {
    const own = await newProject()
    const { body } = await send(supportForms.list, { key: own.key, params: { projectId: own.id } })
    expect(body).toMatchObject({ data: [], total: 0, total_pages: 0 })
  })

  test('401, 403: no key, another project', async () => {
    const { id } = await newProject()
    expectRefusal(await send(supportForms.list, { params: { projectId: id } }), 'UNAUTHORIZED')
    expectRefusal(await send(supportForms.list, { key: project.key, params: { projectId: id } }), 'FORBIDDEN')
  })
})

describe('GET /projects/{projectId}/support-forms/{formId}', () => {
  test('200: the record and its numbers', async () => {
    const form = await newSupportForm(project)
    const { data } = await get(form.id, { key: project.readKey })
    expect(data).toEqual({
      ...form,
      stats: { views: 0, submissions: 0, conversion_rate: null, last_submission_at: null, daily: expect.any(Array) },
    })
    expect(data.stats.daily).toHaveLength(30)
    expect((await get(form.id, { under: '/api/v1' })).data).toEqual(data)
  })

  test('403: another project', async () => {
    const other = await newProject()
    const { id } = await newSupportForm(other)
    expectRefusal(await get(id, { params: { projectId: other.id, formId: id } }), 'FORBIDDEN')
  })

  test('404: an unknown form, one of another project or kind', async () => {
    const foreign = await newSupportForm(await newProject())
    const contact = await newContactForm(project)
    for (const id of ['nothing', foreign.id, contact.id, 'overview', 'a b']) expectRefusal(await get(id), 'NOT_FOUND')
  })
})

describe('PUT /projects/{projectId}/support-forms/{formId}', () => {
  test.each([
    ['name', 'After'],
    ['description', 'After'],
    ['submit_button_text', 'After'],
    ['success_message', 'After'],
    ['enabled', false],
  ])('200: %s alone changes, the rest stays', async (name, value) => {
    const { updated_at: _, ...before } = await newSupportForm(project, { description: 'Before', success_message: 'B' })
    const { updated_at, ...after } = (await change(before.id, { [name]: value })).data
    expect(after).toEqual({ ...before, [name]: value })
  })

  test('200: fields are replaced, null brings defaults back, the id stays', async () => {
    const { id } = await newSupportForm(project, { submit_button_text: 'Go', success_message: 'Danke' })
    const body = { fields: text(), submit_button_text: null, success_message: null, form_id: 'other', id: 'other' }
    expect((await change(id, body, { under: '/api/v1' })).data).toMatchObject({
      id,
      form_id: id,
      fields: [{ id: 'a' }],
      submit_button_text: 'Send',
      success_message: 'Thank you! We have received your message.',
    })
  })

  test.each(refusedInput)('400: %s: %j is refused', async (path, fields) => {
    const { id } = await newSupportForm(project)
    expectRefusal(await change(id, fields), 'VALIDATION_ERROR', path)
  })

  test('403, 404: a key that may only read; an unknown form, one of another project', async () => {
    const own = await newSupportForm(project)
    const foreign = await newSupportForm(await newProject())
    expectRefusal(await change(own.id, { name: 'Mine' }, { key: project.readKey }), 'FORBIDDEN')
    for (const id of ['nothing', foreign.id]) expectRefusal(await change(id, { name: 'Mine' }), 'NOT_FOUND')
  })
})

describe('DELETE /projects/{projectId}/support-forms/{formId}', () => {
  test('200: the form is gone from the portal, its requests stay, its id is free and starts empty', async () => {
    const own = await newProject()
    const form = await newSupportForm(own, { form_id: 'help' })
    await newContactForm(own, { page_id: 'help' })
    const { data: request } = await submitSupport(form)
    const sent = { key: own.key, params: { projectId: own.id, formId: 'help' } }
    expect((await remove('help', sent)).body).toEqual({ success: true })
    expectRefusal(await get('help', sent), 'NOT_FOUND')
    expectRefusal(await submitSupport(form), 'NOT_FOUND')
    expect(await portalForms(own.id, 'support')).toEqual([])
    expect(await portalForms(own.id, 'contact')).toEqual(['help'])
    expect(await db.support_request.findUnique({ where: { id: request.id } })).toMatchObject({ form_id: 'help' })
    await newSupportForm(own, { form_id: 'help' })
    expect((await get('help', sent)).data.stats.submissions).toBe(0)
  })

  test('403, 404: a key that may only read; what is not there', async () => {
    const form = await newSupportForm(project)
    const foreign = await newSupportForm(await newProject())
    expectRefusal(await remove(form.id, { key: project.readKey }), 'FORBIDDEN')
    await remove(form.id, { under: '/api/v1' })
    for (const id of [form.id, foreign.id, 'nothing']) expectRefusal(await remove(id), 'NOT_FOUND')
  })
})

describe('POST /projects/{projectId}/support-forms/{formId}/submit', () => {
  test('201: the request itself, how to open it, and the success message', async () => {
    const own = await newProject()
    const form = await newSupportForm(own, { success_message: 'Danke!' })
    const { status, data } = await submitSupport(form, { user_email: 'Ana@Example.com', user_name: 'Ana' })
    expect(status).toBe(201)
    expect(data).toEqual({
      id: expect.any(String),
      project_id: own.id,
      number: 1,
      subject: 'Parcel',
      description: 'Where is it?',
      status: 'new',
      priority: 'medium',
      category: null,
      user_email: 'Ana@Example.com',
      user_name: 'Ana',
      external_user_id: null,
      form_id: form.id,
      form_data: filled,
      user_metadata: {},
      attachments: [],
      message_count: 0,
      created_at: moment,
      updated_at: data.created_at,
      resolved_at: null,
      last_message_at: null,
      access_token: expect.stringMatching(/^rqt_[A-Za-z0-9_-]{43}$/),
      magic_link: expect.stringContaining(`/p/${own.slug}/support/1?token=${data.access_token}`),
      success_message: 'Danke!',
    })
    const [receipt, ...more] = await Promise.all((await lettersOf(own, 'support_request_received')).map(revealSecrets))
    expect(more).toEqual([])
    expect(receipt?.to).toEqual(['Ana@Example.com'])
    expect(receipt?.text).toContain(data.magic_link)
  })

  test('201: nobody is told without an address; empty ones are none', async () => {
    const own = await newProject()
    const form = await newSupportForm(own)
    for (const user_email of [undefined, null, '', ' ']) {
      const { data } = await submitSupport(form, { user_email, user_name: user_email })
      expect([data.user_email, data.user_name]).toEqual([null, null])
    }
    expect(await db.letter.count({ where: { project_id: own.id } })).toBe(0)
  })

  test('201: unknown values are kept, who may not set a thing does not, under /api/v1', async () => {
    const form = await newSupportForm(project)
    const data = { ...filled, more: [1, { a: null }] }
    const answer = await submitSupport(
      form,
      { data, status: 'closed', priority: 'critical', number: 7 },
      { under: '/api/v1' },
    )
    expect(answer.data).toMatchObject({ form_data: data, status: 'new', priority: 'medium' })
  })

  test('201: files of a file field come with an address and nothing of ours', async () => {
    const own = await newProject()
    const form = await newSupportForm(own, { fields: [{ id: 'shots', label: 'Screenshots', type: 'file' }] })
    const { data: file } = await upload(own.id)
    const answer = await submitSupport(form, { data: { shots: [file], claim: [{ file_id: nobody }] } })
    expect(answer.data.form_data).toEqual({ shots: [file], claim: [{ file_id: nobody }] })
  })

  test('201: the form counts it', async () => {
    const form = await newSupportForm(project)
    const { data } = await submitSupport(form)
    const { stats } = (await get(form.id)).data
    expect(stats).toMatchObject({ submissions: 1, last_submission_at: data.created_at })
    expect(stats.daily.at(-1)?.submissions).toBe(1)
  })

  test.each([
    ['data', undefined],
    ['data', 'x'],
    ['data', { a: { b: { c: { d: { e: { f: 1 } } } } } }],
    ['form_id', undefined],
    ['subject', undefined],
    ['subject', ''],
    ['subject', 'x'.repeat(201)],
    ['description', undefined],
    ['description', ' \n'],
    ['description', 'x'.repeat(20_001)],
    ['description', 'a\0'],
    ['user_email', 'ana'],
    ['user_email', 7],
    ['user_name', 'x'.repeat(201)],
  ])('400: %s %j is refused', async (path, value) => {
    const form = await newSupportForm(project)
    expectRefusal(await submitSupport(form, { [path]: value }), 'VALIDATION_ERROR', path)
  })

  test('400: values that break the form’s rules leave nothing behind', async () => {
    const own = await newProject()
    const form = await newSupportForm(own)
    const before = await countsOf(own.id)
    expectRefusal(
      await submitSupport(form, { data: { email: 'x', name: 7 } }),
      'VALIDATION_ERROR',
      'data.name',
      'data.email',
    )
    expect(await countsOf(own.id)).toEqual(before)
  })

  test('400: FORM_ID_MISMATCH', async () => {
    const form = await newSupportForm(project)
    expectRefusal(await submitSupport(form, { form_id: 'other' }), 'FORM_ID_MISMATCH', 'form_id')
  })

  test.each([
    ['a filled honeypot', { _hp: 'x' }],
    ['a form sent at once', { _timestamp: Date.now() + DAY }],
    ['a form opened long ago', { _timestamp: Date.now() - 2 * DAY }],
    ['a bad token', { _token: 'x' }],
  ])('400: BOT_DETECTED for %s, and nothing is kept', async (_what, bot) => {
    const own = await newProject()
    expectRefusal(await submitSupport(await newSupportForm(own), bot), 'BOT_DETECTED')
    expect(await countsOf(own.id)).toMatchObject({ requests: 0, numbers: [] })
  })

  test('201: with a good token', async () => {
    const { token } = (await send(portal.botToken, { query: { project_id: project.id } })).data
    expect((await submitSupport(await newSupportForm(project), { _token: token })).status).toBe(201)
  })

  test('403: a disabled form', async () => {
    expectRefusal(await submitSupport(await newSupportForm(project, { enabled: false })), 'FORM_DISABLED')
  })

  test('404: an unknown form, one of another project or kind', async () => {
    const foreign = await newSupportForm(await newProject())
    const contact = await newContactForm(project)
    for (const id of ['nothing', foreign.id, contact.id]) {
      expectRefusal(await submitSupport({ id, project_id: project.id }), 'NOT_FOUND')
    }
  })

  test('429: the 31st within a minute from one address', async () => {
    const form = await newSupportForm(project)
    const from = newAddress()
    for (let n = 0; n < 30; n += 1) expect((await submitSupport(form, {}, { from })).status).toBe(201)
    expectRefusal(await submitSupport(form, {}, { from }), 'RATE_LIMITED')
  })
})
