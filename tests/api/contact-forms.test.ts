import { beforeAll, describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import { db } from '@/lib/db'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import {
  contactInput,
  filled,
  formNow,
  formSubmissions,
  newContactForm,
  newSupportForm,
  portalForms,
  projectSubmissions,
  submit,
  submitSpam,
  usual,
  view,
} from '@/tests/support/forms'
import { newCategory, newProject, nobody, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const create = (fields: Fields = {}, sent: Sent = {}) =>
  send(contactForms.create, {
    key: project.key,
    params: { projectId: project.id },
    body: { ...contactInput, ...fields },
    ...sent,
  })

const change = (formId: string, body: Fields, sent: Sent = {}) =>
  send(contactForms.update, { key: project.key, params: { projectId: project.id, formId }, body, ...sent })

const remove = (formId: string, sent: Sent = {}) =>
  send(contactForms.remove, { key: project.key, params: { projectId: project.id, formId }, ...sent })

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const text = (fields: Fields = {}) => [{ id: 'a', label: 'A', type: 'text', ...fields }]
const rules = { min_length: null, minLength: null, max_length: null, maxLength: null, pattern: null }

/** Fields and values of a form that nobody may make, and the path that is told. */
const refusedInput: [path: string, fields: Fields][] = [
  ['name', { name: undefined }],
  ['name', { name: null }],
  ['name', { name: '' }],
  ['name', { name: ' \n' }],
  ['name', { name: 7 }],
  ['name', { name: 'x'.repeat(201) }],
  ['name', { name: 'a\0b' }],
  ['name', { name: 'half \ud83d' }],
  ['description', { description: 'x'.repeat(20_001) }],
  ['description', { description: 7 }],
  ['email_recipient', { email_recipient: undefined }],
  ['email_recipient', { email_recipient: null }],
  ['email_recipient', { email_recipient: '' }],
  ['email_recipient', { email_recipient: 'team' }],
  ['email_recipient', { email_recipient: 'team@example.com, nobody' }],
  ['email_recipient', { email_recipient: 'team@example.com,' }],
  ['email_recipient', { email_recipient: 'team@example.com\r\nBcc: eve@example.com' }],
  ['email_recipient', { email_recipient: 'Team <team@example.com>' }],
  ['email_recipient', { email_recipient: ['team@example.com'] }],
  ['email_subject', { email_subject: 'x'.repeat(201) }],
  ['email_subject', { email_subject: 'a\0' }],
  ['submit_button_text', { submit_button_text: 'x'.repeat(201) }],
  ['success_message', { success_message: 'x'.repeat(2_001) }],
  ['enabled', { enabled: 'yes' }],
  ['enabled', { enabled: null }],
  ['fields', { fields: undefined }],
  ['fields', { fields: null }],
  ['fields', { fields: {} }],
  ['fields', { fields: Array.from({ length: 101 }, (_, n) => ({ id: `f${n}`, label: 'F', type: 'text' })) }],
  ['fields.0', { fields: ['email'] }],
  ['fields.0.id', { fields: text({ id: undefined }) }],
  ['fields.0.id', { fields: text({ id: '' }) }],
  ['fields.0.id', { fields: text({ id: 'x'.repeat(101) }) }],
  ['fields.0.id', { fields: text({ id: 'a\0' }) }],
  ['fields.0.label', { fields: text({ label: undefined }) }],
  ['fields.0.label', { fields: text({ label: 'x'.repeat(201) }) }],
  ['fields.0.type', { fields: text({ type: undefined }) }],
  ['fields.0.type', { fields: text({ type: 'password' }) }],
  ['fields.0.type', { fields: text({ type: 'Text' }) }],
  ['fields.0.required', { fields: text({ required: 'yes' }) }],
  ['fields.0.options', { fields: text({ type: 'select' }) }],
  ['fields.0.options', { fields: text({ type: 'radio', options: [] }) }],
  ['fields.0.options', { fields: text({ type: 'select', options: ['a', 'a'] }) }],
  ['fields.0.options', { fields: text({ type: 'checkbox', options: ['a', ' a '] }) }],
  ['fields.0.options', { fields: text({ type: 'select', options: 'a,b' }) }],
  ['fields.0.options.1', { fields: text({ type: 'select', options: ['a', ''] }) }],
  ['fields.0.options.0', { fields: text({ type: 'select', options: [1] }) }],
  ['fields.0.placeholder', { fields: text({ placeholder: 7 }) }],
  ['fields.0.default', { fields: text({ default: 'x'.repeat(2_001) }) }],
  ['fields.0.validation', { fields: text({ validation: 'short' }) }],
  ['fields.0.validation.min_length', { fields: text({ validation: { min_length: -1 } }) }],
  ['fields.0.validation.min_length', { fields: text({ validation: { min_length: 1.5 } }) }],
  ['fields.0.validation.min_length', { fields: text({ validation: { min_length: 3, max_length: 2 } }) }],
  ['fields.0.validation.max_length', { fields: text({ validation: { max_length: '5' } }) }],
  ['fields.0.validation.maxLength', { fields: text({ validation: { maxLength: -5 } }) }],
  ['fields.0.validation.pattern', { fields: text({ validation: { pattern: '([a-z' } }) }],
  ['fields.0.validation.pattern', { fields: text({ validation: { pattern: '*' } }) }],
  ['fields.0.validation.pattern', { fields: text({ validation: { pattern: '(?=a)a' } }) }],
  ['fields.0.validation.pattern', { fields: text({ validation: { pattern: '(a)\\1' } }) }],
  ['fields.0.validation.pattern', { fields: text({ validation: { pattern: '(a{1000}){1000}' } }) }],
  ['fields.0.validation.pattern', { fields: text({ validation: { pattern: 'x'.repeat(501) } }) }],
  ['fields.0.validation.pattern', { fields: text({ validation: { pattern: '.{0,1000}'.repeat(50) } }) }],
  ['fields.0.validation.pattern', { fields: text({ validation: { pattern: 7 } }) }],
  ['fields.1.validation.pattern', { fields: [...text(), ...text({ id: 'b', validation: { pattern: '(' } })] }],
  ['fields.1.id', { fields: [...text(), ...text()] }],
  ['fields.2.id', { fields: [...text(), ...text({ id: 'b' }), ...text({ id: ' a ' })] }],
  ['integration', { integration: 'support' }],
  ['integration.type', { integration: {} }],
  ['integration.type', { integration: { type: 'slack' } }],
  ['integration.url', { integration: { type: 'webhook' } }],
  ['integration.url', { integration: { type: 'webhook', url: 'example.com' } }],
  ['integration.url', { integration: { type: 'webhook', url: 'ftp://example.com/' } }],
  ['integration.url', { integration: { type: 'webhook', url: 'javascript:alert(1)' } }],
  ['integration.webhookUrl', { integration: { type: 'webhook', webhookUrl: 'javascript:alert(1)' } }],
  ['integration.url', { integration: { type: 'webhook', url: 'http://127.0.0.1/hook' } }],
  ['integration.url', { integration: { type: 'webhook', url: 'http://0x7f.1/hook' } }],
  ['integration.url', { integration: { type: 'webhook', webhookUrl: 'http://169.254.169.254/latest' } }],
  ['integration.url', { integration: { type: 'webhook', url: 'http://[::1]/hook' } }],
  ['integration.category_id', { integration: { type: 'wishes', category_id: 'mobile' } }],
  ['integration.category_id', { integration: { type: 'wishes', category_id: nobody } }],
  ['fields.0.default', { fields: [{ id: 'a', label: 'A', type: 'select', options: ['x'], default: 'y' }] }],
  ['fields.0.default', { fields: [{ id: 'a', label: 'A', type: 'date', default: 'yesterday' }] }],
  ['integration.field_map.subject', { integration: { type: 'support', field_map: { subject: 7 } } }],
  ['integration.field_map.subject', { integration: { type: 'support', field_map: { subject: 'nope' } } }],
]

const refusedIds = ['overview', 'submissions', 'a b', 'a/b', 'ä', 'a.b', 'x'.repeat(65), '%', '漢']

describe('POST /projects/{projectId}/contact-forms', () => {
  describe('201', () => {
    test('answers the record with its defaults, everything there, nothing else', async () => {
      const { status, data } = await create()
      expect(status).toBe(201)
      expect(data).toEqual({
        id: expect.stringMatching(/^contact_[A-Za-z0-9_-]{1,56}$/),
        page_id: data.id,
        project_id: project.id,
        name: 'Contact us',
        description: null,
        email_recipient: 'team@example.com',
        email_subject: null,
        fields: usual.map((field) => ({
          placeholder: null,
          default: null,
          required: false,
          options: [],
          validation: rules,
          ...field,
        })),
        integration: { type: 'email' },
        submit_button_text: 'Send',
        success_message: 'Thank you! We have received your message.',
        enabled: true,
        created_at: moment,
        updated_at: data.created_at,
      })
    })

    test('everything that can be given is kept', async () => {
      const given = {
        page_id: 'all-of_it-1',
        name: '漢'.repeat(200),
        description: '😀'.repeat(20_000),
        email_recipient: 'Team@Example.com, second@example.com',
        email_subject: 'New message',
        submit_button_text: 'Go',
        success_message: 'Danke!',
        enabled: false,
        integration: { type: 'support', field_map: { subject: 'name', user_email: 'email' } },
      }
      const { data } = await create(given)
      expect(data).toMatchObject({ ...given, id: 'all-of_it-1' })
      expect(await formNow(project, 'all-of_it-1')).toMatchObject(given)
    })

    test('every part of a field is kept, its rules answered in both spellings', async () => {
      const field = { id: 'a', label: 'A', placeholder: 'here', default: 'x', required: true, options: ['x', 'y'] }
      const fields = [
        { ...field, type: 'select', validation: { min_length: 1, max_length: 9, pattern: '[a-z]+' } },
        { ...field, id: 'b', type: 'radio', validation: { minLength: 0, maxLength: 20_000 } },
        { ...field, id: 'c', type: 'text', validation: { min_length: 2, minLength: 3, pattern: '' } },
      ]
      const { data } = await create({ fields })
      expect(data.fields).toEqual([
        { ...fields[0], validation: { min_length: 1, minLength: 1, max_length: 9, maxLength: 9, pattern: '[a-z]+' } },
        { ...fields[1], validation: { ...rules, min_length: 0, minLength: 0, max_length: 20_000, maxLength: 20_000 } },
        { ...fields[2], validation: { ...rules, min_length: 2, minLength: 2 } },
      ])
    })

    test('all twelve types of field are taken, and an empty list of fields', async () => {
      const types = ['text', 'email', 'textarea', 'checkbox', 'number', 'url', 'tel', 'date', 'file', 'hidden']
      const fields = [
        ...types.map((type) => ({ id: type, label: type, type })),
        ...['select', 'radio'].map((type) => ({ id: type, label: type, type, options: ['a'] })),
      ]
      expect((await create({ fields })).data.fields.map(({ type }) => type)).toEqual(fields.map(({ type }) => type))
      expect((await create({ fields: [] })).data.fields).toEqual([])
    })

    test.each(['description', 'email_subject', 'integration', 'page_id', 'submit_button_text', 'success_message'])(
      'a null %s is none',
      async (name) => {
        const { data } = await create({ [name]: null })
        expect(data).toMatchObject({
          description: null,
          email_subject: null,
          integration: { type: 'email' },
          submit_button_text: 'Send',
          success_message: 'Thank you! We have received your message.',
        })
      },
    )

    test('empty words are the usual ones', async () => {
      const { data } = await create({
        submit_button_text: '',
        success_message: '',
        description: ' ',
        email_subject: '',
      })
      expect([data.submit_button_text, data.description, data.email_subject]).toEqual(['Send', null, null])
      expect(data.success_message).toBe('Thank you! We have received your message.')
    })

    test.each([
      [{ type: 'wish' }, { type: 'wishes' }],
      [
        { type: 'wishes', field_map: { title: 'name' } },
        { type: 'wishes', field_map: { title: 'name' } },
      ],
      [
        { type: 'webhook', webhookUrl: 'https://example.com/hook' },
        { type: 'webhook', url: 'https://example.com/hook' },
      ],
      [
        { type: 'webhook', url: 'https://example.com/hook' },
        { type: 'webhook', url: 'https://example.com/hook' },
      ],
      [{ type: 'email', more: 1 }, { type: 'email' }],
      [{ type: 'support', field_map: null }, { type: 'support' }],
    ])('the integration %j is answered as %j', async (given, answered) => {
      expect((await create({ integration: given })).data.integration).toEqual(answered)
    })

    test('a category of the project can be where wishes go', async () => {
      const { id } = await newCategory(project, { name: 'From forms' })
      const { data } = await create({ integration: { type: 'wishes', category_id: id } })
      expect(data.integration).toEqual({ type: 'wishes', category_id: id })
    })

    test.each(['a', '_', '-', '0', 'X'.repeat(64), 'Overview', 'submissions2'])(
      'the id %s can be chosen',
      async (page_id) => {
        expect((await create({ page_id })).data).toMatchObject({ id: page_id, page_id })
      },
    )

    test('a support form and a form of another project may have the same id', async () => {
      await create({ page_id: 'shared' })
      expect((await newSupportForm(project, { form_id: 'shared' })).id).toBe('shared')
      expect((await newContactForm(await newProject(), { page_id: 'shared' })).id).toBe('shared')
    })

    test('answers under /api/v1 too', async () => {
      const { status, data } = await create({}, { under: '/api/v1' })
      expect([status, data.project_id]).toEqual([201, project.id])
    })

    test('the same Idempotency-Key makes one form', async () => {
      const headers = { 'Idempotency-Key': 'one-form' }
      const [one, two] = [await create({}, { headers }), await create({}, { headers })]
      expect(two.data).toEqual(one.data)
    })
  })

  describe('400', () => {
    test.each(refusedInput)('%s: %j is refused', async (path, fields) => {
      expectRefusal(await create(fields), 'VALIDATION_ERROR', path)
    })

    test.each([...refusedIds, '', 7])('the id %j is refused', async (page_id) => {
      expectRefusal(await create({ page_id }), 'VALIDATION_ERROR', 'page_id')
    })

    test('a category of another project is refused', async () => {
      const { id } = await newCategory(await newProject())
      const answer = await create({ integration: { type: 'wishes', category_id: id } })
      expectRefusal(answer, 'VALIDATION_ERROR', 'integration.category_id')
    })

    test('every offending field is told at once', async () => {
      const answer = await create({ name: '', email_recipient: 'x', fields: text({ type: 'wat' }) })
      expectRefusal(answer, 'VALIDATION_ERROR', 'name', 'email_recipient', 'fields.0.type')
    })

    test('a body that is no JSON, or no object', async () => {
      expectRefusal(await create({}, { raw: '{', headers: { 'Content-Type': 'application/json' } }), 'INVALID_JSON')
      expectRefusal(await create({}, { body: [] }), 'VALIDATION_ERROR')
    })
  })

  test('403: another project, and a key that may only read', async () => {
    const other = await newProject()
    expectRefusal(await create({}, { params: { projectId: other.id } }), 'FORBIDDEN')
    expectRefusal(await create({}, { key: project.readKey }), 'FORBIDDEN')
    expect(await db.form.count({ where: { project_id: other.id } })).toBe(0)
  })

  test('404: a malformed project', async () => {
    expectRefusal(await create({}, { params: { projectId: 'acme' } }), 'NOT_FOUND')
  })

  test('409: an id that another contact form of the project has, and the portal is as it was', async () => {
    const other = await newProject()
    await newContactForm(other, { page_id: 'main' })
    const again = await create({ page_id: 'main' }, { key: other.key, params: { projectId: other.id } })
    expectRefusal(again, 'CONFLICT', 'page_id')
    expect(await portalForms(other.id, 'contact')).toEqual(['main'])
  })

  test('of many who choose one id at once, one has it', async () => {
    const other = await newProject()
    const sent = { key: other.key, params: { projectId: other.id } }
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ page_id: 'main' }, sent)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(await portalForms(other.id, 'contact')).toEqual(['main'])
  })

  test('413: more than 1 MiB', async () => {
    expectRefusal(await create({ description: 'x'.repeat(1024 * 1024) }), 'PAYLOAD_TOO_LARGE')
  })
})

describe('the portal’s list of contact forms', () => {
  test('a new form is added at the end, a deleted one is gone, the order stays', async () => {
    const own = await newProject()
    for (const page_id of ['one', 'two', 'three']) await newContactForm(own, { page_id })
    await newSupportForm(own, { form_id: 'two' })
    await remove('two', { key: own.key, params: { projectId: own.id, formId: 'two' } })
    expect(await portalForms(own.id, 'contact')).toEqual(['one', 'three'])
    expect(await portalForms(own.id, 'support')).toEqual(['two'])
    await newContactForm(own, { page_id: 'two' })
    expect(await portalForms(own.id, 'contact')).toEqual(['one', 'three', 'two'])
  })

  test('the rest of the customization stays as it is', async () => {
    const own = await newProject()
    const customization = { tagline: 'Hello', contact_forms: ['old'] }
    await db.project.update({ where: { id: own.id }, data: { customization } })
    await newContactForm(own, { page_id: 'new' })
    const { customization: now } = await db.project.findUniqueOrThrow({ where: { id: own.id } })
    expect(now).toEqual({ tagline: 'Hello', contact_forms: ['old', 'new'] })
  })

  test('of forms made and deleted at once, exactly those that are there are on it', async () => {
    const own = await newProject()
    await Promise.all(Array.from({ length: 6 }, (_, n) => newContactForm(own, { page_id: `old-${n}` })))
    await Promise.all([
      ...Array.from({ length: 6 }, (_, n) => newContactForm(own, { page_id: `new-${n}` })),
      ...Array.from({ length: 6 }, (_, n) =>
        remove(`old-${n}`, { key: own.key, params: { projectId: own.id, formId: `old-${n}` } }),
      ),
    ])
    expect((await portalForms(own.id, 'contact')).sort()).toEqual(Array.from({ length: 6 }, (_, n) => `new-${n}`))
  })
})

describe('GET /projects/{projectId}/contact-forms', () => {
  test('200: all of them on one page, newest first, for a key that may read, under both spellings', async () => {
    const own = await newProject()
    const forms = []
    for (const page_id of ['one', 'two', 'three']) forms.unshift(await newContactForm(own, { page_id }))
    await newSupportForm(own)
    for (const under of [undefined, '/api/v1'] as const) {
      const sent = { key: own.readKey, params: { projectId: own.id }, ...(under && { under }) }
      const { body } = await send(contactForms.list, sent)
      expect(body).toMatchObject({ data: forms, page: 1, total: 3, total_pages: 1 })
    }
  })

  test('200: none yet', async () => {
    const own = await newProject()
    const { body } = await send(contactForms.list, { key: own.key, params: { projectId: own.id } })
    expect(body).toMatchObject({ data: [], page: 1, total: 0, total_pages: 0 })
  })

  test('403: another project', async () => {
    const { id } = await newProject()
    expectRefusal(await send(contactForms.list, { key: project.key, params: { projectId: id } }), 'FORBIDDEN')
  })
})

describe('GET /projects/{projectId}/contact-forms/{formId}', () => {
  const get = (formId: string, sent: Sent = {}) =>
    send(contactForms.get, { key: project.key, params: { projectId: project.id, formId }, ...sent })

  test('200: the record and its numbers, for a key that may read, under both spellings', async () => {
    const form = await newContactForm(project)
    const { data } = await get(form.id, { key: project.readKey })
    expect(data).toEqual({
      ...form,
      stats: { views: 0, submissions: 0, conversion_rate: null, last_submission_at: null, daily: expect.any(Array) },
    })
    expect((await get(form.id, { under: '/api/v1' })).data).toEqual(data)
  })

  test('200: a disabled one too', async () => {
    const form = await newContactForm(project, { enabled: false })
    expect((await get(form.id)).data.enabled).toBe(false)
  })

  test('403: another project', async () => {
    const other = await newProject()
    const form = await newContactForm(other)
    expectRefusal(await get(form.id, { params: { projectId: other.id, formId: form.id } }), 'FORBIDDEN')
  })

  test('404: an unknown, deleted, malformed or reserved id, a form of another project or kind', async () => {
    const foreign = await newContactForm(await newProject(), { page_id: 'foreign' })
    const support = await newSupportForm(project, { form_id: 'support-only' })
    const gone = await newContactForm(project)
    await remove(gone.id)
    for (const id of ['nothing', gone.id, 'a b', 'x'.repeat(65), 'overview', foreign.id, support.id, nobody])
      expectRefusal(await get(id), 'NOT_FOUND')
  })
})

describe('PUT /projects/{projectId}/contact-forms/{formId}', () => {
  const all: Fields = {
    description: 'Before',
    email_subject: 'Subject before',
    submit_button_text: 'Before',
    success_message: 'Thanks before',
    integration: { type: 'support' },
  }

  test.each([
    ['name', 'After'],
    ['description', 'After'],
    ['email_recipient', 'after@example.com'],
    ['email_subject', 'After'],
    ['submit_button_text', 'After'],
    ['success_message', 'After'],
    ['enabled', false],
    ['integration', { type: 'webhook', url: 'https://example.com/hook' }],
  ])('200: %s alone changes, the rest stays', async (name, value) => {
    const { updated_at: _, ...before } = await newContactForm(project, all)
    const { status, data } = await change(before.id, { [name]: value })
    expect(status).toBe(200)
    const { updated_at, ...after } = data
    expect(after).toEqual({ ...before, [name]: value })
    const { stats: __, ...now } = await formNow(project, before.id)
    expect(now).toEqual(data)
  })

  test('200: fields are replaced as a whole', async () => {
    const { id } = await newContactForm(project)
    const { data } = await change(id, { fields: text({ validation: { maxLength: 5 } }) })
    expect(data.fields).toMatchObject([{ id: 'a', validation: { max_length: 5, maxLength: 5, min_length: null } }])
    expectRefusal(await submit(data, { data: { a: 'too long' } }), 'VALIDATION_ERROR', 'data.a')
    expect((await submit(data, { data: { a: 'short' } })).status).toBe(201)
  })

  test('200: null brings the defaults back', async () => {
    const { id } = await newContactForm(project, all)
    const nothing = Object.fromEntries(Object.keys(all).map((name) => [name, null]))
    expect((await change(id, nothing)).data).toMatchObject({
      description: null,
      email_subject: null,
      submit_button_text: 'Send',
      success_message: 'Thank you! We have received your message.',
      integration: { type: 'email' },
    })
  })

  test('200: no field at all, and unknown ones, change nothing', async () => {
    const { updated_at: _, ...before } = await newContactForm(project, all)
    expect((await change(before.id, {})).data).toMatchObject(before)
    expect((await change(before.id, { wat: 1, created_at: 0 })).data).toMatchObject(before)
  })

  test('200: an id never changes', async () => {
    const { id } = await newContactForm(project, { page_id: 'stays' })
    const { data } = await change(id, { page_id: 'goes', id: 'goes', form_id: 'goes', name: 'After' })
    expect(data).toMatchObject({ id: 'stays', page_id: 'stays', name: 'After' })
  })

  test('200: counts stay, under the other spelling too', async () => {
    const form = await newContactForm(project)
    await submit(form)
    expect((await change(form.id, { name: 'After' }, { under: '/api/v1' })).data.name).toBe('After')
    expect((await formNow(project, form.id)).stats.submissions).toBe(1)
  })

  test('200: changes made at once are all there', async () => {
    const { id } = await newContactForm(project)
    const words = { name: 'N', description: 'D', email_subject: 'E', submit_button_text: 'B', success_message: 'S' }
    await Promise.all(Object.entries(words).map(([name, value]) => change(id, { [name]: value })))
    expect(await formNow(project, id)).toMatchObject(words)
  })

  describe('400', () => {
    const given = refusedInput.filter(([, fields]) => !Object.values(fields).includes(undefined))

    test.each(given)('%s: %j is refused, and nothing changes', async (path, fields) => {
      const { id, updated_at } = await newContactForm(project)
      expectRefusal(await change(id, { description: 'After', ...fields }), 'VALIDATION_ERROR', path)
      expect(await formNow(project, id)).toMatchObject({ description: null, updated_at })
    })
  })

  test('403: another project, and a key that may only read', async () => {
    const other = await newProject()
    const form = await newContactForm(other)
    expectRefusal(
      await change(form.id, { name: 'Mine' }, { params: { projectId: other.id, formId: form.id } }),
      'FORBIDDEN',
    )
    const own = await newContactForm(project)
    expectRefusal(await change(own.id, { name: 'Mine' }, { key: project.readKey }), 'FORBIDDEN')
    expect((await formNow(other, form.id)).name).toBe('Contact us')
  })

  test('404: an unknown form, and one of another project', async () => {
    const { id } = await newContactForm(await newProject())
    for (const each of ['nothing', id]) expectRefusal(await change(each, { name: 'Mine' }), 'NOT_FOUND')
  })
})

describe('DELETE /projects/{projectId}/contact-forms/{formId}', () => {
  test('200: an acknowledgement; the form is gone, its submissions stay in the project’s list', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { page_id: 'main' })
    const { data: kept } = await submit(form)
    await submitSpam(form)
    const sent = { key: own.key, params: { projectId: own.id, formId: form.id } }
    expect((await remove(form.id, sent)).body).toEqual({ success: true })

    expectRefusal(await send(contactForms.get, sent), 'NOT_FOUND')
    expectRefusal(await formSubmissions(own, form.id), 'NOT_FOUND')
    expectRefusal(await submit(form), 'NOT_FOUND')
    expectRefusal(await view(form), 'NOT_FOUND')
    const { body } = await projectSubmissions(own)
    expect(body).toMatchObject({ data: [{ id: kept.id, form_id: 'main', data: filled }], total: 1 })
    expect((await projectSubmissions(own, { spam: 'true' })).body).toMatchObject({ total: 1 })
    expect(await portalForms(own.id, 'contact')).toEqual([])
  })

  test('200: a new form with the id of a deleted one starts empty', async () => {
    const own = await newProject()
    const old = await newContactForm(own, { page_id: 'main' })
    await view(old)
    await submit(old)
    await submitSpam(old)
    await remove(old.id, { key: own.key, params: { projectId: own.id, formId: old.id } })

    const anew = await newContactForm(own, { page_id: 'main' })
    const { stats } = await formNow(own, anew.id)
    expect(stats).toMatchObject({ views: 0, submissions: 0, conversion_rate: null, last_submission_at: null })
    expect(stats.daily.every(({ views, submissions }) => views + submissions === 0)).toBe(true)
    for (const spam of ['false', 'true'])
      expect((await formSubmissions(own, anew.id, { spam })).body).toMatchObject({ data: [], total: 0 })
    await submit(anew)
    expect((await formSubmissions(own, anew.id)).body).toMatchObject({ total: 1 })
    expect((await projectSubmissions(own)).body).toMatchObject({ total: 2 })
  })

  test('200: under the other spelling', async () => {
    const { id } = await newContactForm(project)
    expect((await remove(id, { under: '/api/v1' })).status).toBe(200)
  })

  test('403: another project, and a key that may only read', async () => {
    const other = await newProject()
    const form = await newContactForm(other)
    expectRefusal(await remove(form.id, { params: { projectId: other.id, formId: form.id } }), 'FORBIDDEN')
    const own = await newContactForm(project)
    expectRefusal(await remove(own.id, { key: project.readKey }), 'FORBIDDEN')
    expect(await db.form.count({ where: { project_id: other.id } })).toBe(1)
  })

  test('404: an unknown form, one that is gone, one of another project or kind', async () => {
    const gone = await newContactForm(project)
    await remove(gone.id)
    const foreign = await newContactForm(await newProject(), { page_id: 'not-ours' })
    const support = await newSupportForm(project)
    for (const id of ['nothing', gone.id, foreign.id, support.id]) expectRefusal(await remove(id), 'NOT_FOUND')
  })

  test('of many who delete it at once, one does and the others find nothing', async () => {
    const { id } = await newContactForm(project)
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(404)])
  })

  test('whoever submits or changes it meanwhile is served or finds nothing', async () => {
    const form = await newContactForm(project)
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => submit(form)),
      ...Array.from({ length: 3 }, () => view(form)),
      remove(form.id),
      ...Array.from({ length: 5 }, () => submit(form)),
      ...Array.from({ length: 3 }, () => change(form.id, { name: 'After' })),
    ])
    for (const { status } of answers) expect([200, 201, 404]).toContain(status)
  })
})
