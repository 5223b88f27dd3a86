import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import { portal } from '@/lib/contract/portal'
import { supportDesk } from '@/lib/contract/support-desk'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { sendLetter } from '@/lib/domain/mail/send-letter'
import { sha256 } from '@/lib/secret'
import { expectRefusal, newAddress, type Sent, send } from '@/tests/support/api'
import { hostileValue, toJson } from '@/tests/support/arbitraries'
import { DAY, HOUR, later, SECOND } from '@/tests/support/at'
import { download, inDataFolder, upload } from '@/tests/support/files'
import {
  countsOf,
  filled,
  formNow,
  formSubmissions,
  lettersOf,
  newContactForm,
  newSupportForm,
  notSpam,
  overviewOf,
  projectSubmissions,
  submit,
  submitSpam,
  usual,
  view,
  webhookJobs,
} from '@/tests/support/forms'
import { mailThrough } from '@/tests/support/mail'
import { newCategory, newProject, nobody, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

inDataFolder()
let project: Project
beforeAll(async () => {
  project = await newProject()
})

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })
const elsewhere = { name: 'a.txt', mime_type: 'text/plain', size: 1, url: 'https://files.example.com/a.txt' }

/** The newest submission of a form, as the team sees it. */
const newest = async (of: Project, formId: string, query = {}) => (await formSubmissions(of, formId, query)).data[0]

describe('POST /projects/{projectId}/contact-forms/{formId}/submit', () => {
  describe('201', () => {
    test('answers the record and the success message, and nothing that only the team may see', async () => {
      const form = await newContactForm(project, { success_message: 'Danke!' })
      const { status, data } = await submit(form)
      expect(status).toBe(201)
      expect(data).toEqual({
        id: uuid,
        form_id: form.id,
        project_id: project.id,
        data: filled,
        attachments: [],
        submitted_at: moment,
        support_request_id: null,
        wish_id: null,
        success_message: 'Danke!',
        support_request: null,
      })
    })

    test('the team sees where it came from, by its network alone', async () => {
      const form = await newContactForm(project)
      const headers = { 'User-Agent': 'Firefox' }
      await submit(form, {}, { from: '198.51.100.7', headers })
      const { success_message: _, support_request: __, ...record } = (await submit(form)).data
      const { data } = await formSubmissions(project, form.id)
      expect(data[0]).toEqual({
        ...record,
        ip_address: expect.stringMatching(/::\/48$/),
        user_agent: null,
        email_sent: false,
        processed_at: moment,
        is_spam: false,
      })
      expect(data[1]).toMatchObject({ ip_address: '198.51.100.0/24', user_agent: 'Firefox' })
    })

    test.each([
      ['203.0.113.255', '203.0.113.0/24'],
      ['::ffff:203.0.113.9', '203.0.113.0/24'],
      ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
      ['2001:db8:12:34::1', '2001:db8:12::/48'],
      ['2001:db8::1', '2001:db8::/48'],
      ['::1', '::/48'],
    ])('the address %s is kept as %s, and nowhere whole', async (from, kept) => {
      const form = await newContactForm(project)
      const { data } = await submit(form, {}, { from })
      expect((await newest(project, form.id))?.ip_address).toBe(kept)
      expect(JSON.stringify(await db.form_submission.findUnique({ where: { id: data.id } }))).not.toContain(from)
    })

    test('values are kept as they were sent, and so are keys that the form does not have', async () => {
      const form = await newContactForm(project, {
        fields: [...usual, { id: 'age', label: 'Age', type: 'number' }, { id: 'when', label: 'When', type: 'date' }],
      })
      const data = {
        name: '  <b>Ana</b> ',
        email: ' Ana@Example.com ',
        message: 'a\r\n\tb 漢😀',
        age: ' 042 ',
        when: '2024-02-29',
        '': 'nameless',
        utm: { source: ['mail', 7, null], deep: { er: true } },
        none: null,
        constructor: 'x',
      }
      expect((await submit(form, { data })).data.data).toEqual(data)
      expect((await newest(project, form.id))?.data).toEqual(data)
    })

    test('a key that the form does not have is nobody’s file, whatever it says', async () => {
      const { data: theirs } = await upload((await newProject()).id)
      const [, , , , file_id = ''] = new URL(theirs.url).pathname.split('/')
      const claims = [
        [{ ...elsewhere, file_id }],
        [{ file_id }],
        [{ file_id: 7 }],
        [{ file_id, seal: 'x', name: 7 }],
        [null, 7, { file_id: null }],
      ]
      const form = await newContactForm(project)
      for (const claim of claims) {
        const data = { ...filled, claim }
        expect((await submit(form, { data })).data.data).toEqual(data)
        expect((await newest(project, form.id))?.data).toEqual(data)
      }
      expect((await projectSubmissions(project)).status).toBe(200)
    })

    test.each([
      ['100 keys', Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, n]))],
      ['objects 5 deep', nested(5)],
      ['64 KiB', { a: 'x'.repeat(64 * 1024 - '{"a":""}'.length) }],
      ['nothing at all', {}],
    ])('data may have %s', async (_what, data) => {
      const form = await newContactForm(project, { fields: [] })
      expect((await submit(form, { data })).status).toBe(201)
    })

    test('unknown fields of the body are ignored', async () => {
      const form = await newContactForm(project)
      const { data } = await submit(form, { is_spam: true, id: nobody, ip_address: 'x', submitted_at: 'x' })
      expect(data.id).not.toBe(nobody)
      expect((await newest(project, form.id))?.is_spam).toBe(false)
    })

    test('answers under /api/v1, where published clients call it', async () => {
      const form = await newContactForm(project)
      expect((await submit(form, {}, { under: '/api/v1' })).status).toBe(201)
    })

    test('the same Idempotency-Key is one submission', async () => {
      const form = await newContactForm(project, { integration: { type: 'support' } })
      const headers = { 'Idempotency-Key': 'once' }
      const [one, two] = [await submit(form, {}, { headers }), await submit(form, {}, { headers })]
      expect(two.data).toEqual(one.data)
      expect((await formNow(project, form.id)).stats.submissions).toBe(1)
    })

    test('files of a file field are linked, and their addresses are good whenever they are read', async () => {
      const form = await newContactForm(project, { fields: [{ id: 'shots', label: 'Screenshots', type: 'file' }] })
      const { data: file } = await upload(project.id)
      const { data } = await submit(form, { data: { shots: [{ ...file, name: 'forged.exe' }, elsewhere] } })
      expect(data.data).toEqual({ shots: [file, elsewhere] })
      const seen = await later(40 * HOUR, () => newest(project, form.id))
      expect(seen?.data).toMatchObject({ shots: [{ name: file.name }, elsewhere] })
      const { shots } = { ...seen?.data } as { shots: { url: string }[] }
      const [shot] = shots
      expect(Object.keys(shot ?? {})).toEqual(['name', 'mime_type', 'size', 'url'])
      expect(new URL(shot?.url ?? '').searchParams.get('expires')).not.toBe(
        new URL(file.url).searchParams.get('expires'),
      )
      expect(await db.file.count({ where: { project_id: project.id, linked_at: { not: null } } })).toBe(1)
    })
  })

  describe('400', () => {
    test.each([
      ['data', undefined],
      ['data', null],
      ['data', 'name=Ana'],
      ['data', [filled]],
      ['data', { ...filled, x: 'a\0b' }],
      ['data', { ...filled, x: 'half \ud83d' }],
      ['data', { ...filled, 'a\0': 1 }],
      ['data', nested(6)],
      ['data', { a: 'x'.repeat(64 * 1024) }],
      ['data', Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`k${n}`, n]))],
      ['form_id', undefined],
      ['form_id', null],
      ['form_id', 7],
      ['attachments', {}],
      ['attachments', Array(11).fill(elsewhere)],
      ['attachments.0.url', [{ ...elsewhere, url: 'javascript:alert(1)' }]],
      ['attachments.0.url', [{ ...elsewhere, url: undefined }]],
      ['attachments.0.name', [{ ...elsewhere, name: '' }]],
      ['attachments.1.size', [elsewhere, { ...elsewhere, size: -1 }]],
      ['attachments.0.mime_type', [{ ...elsewhere, mime_type: 7 }]],
      ['_hp', 7],
      ['_timestamp', 'yesterday'],
      ['_token', {}],
    ])('%s: %j is refused', async (path, value) => {
      const form = await newContactForm(project)
      expectRefusal(await submit(form, { [path.split('.')[0] ?? '']: value }), 'VALIDATION_ERROR', path)
    })

    test('every field that breaks its rule is told, and nothing is kept', async () => {
      const own = await newProject()
      const form = await newContactForm(own, { integration: { type: 'support' } })
      const before = await countsOf(own.id)
      const answer = await submit(form, { data: { name: 7, email: 'ana', message: ['x'] } })
      expectRefusal(answer, 'VALIDATION_ERROR', 'data.name', 'data.email', 'data.message')
      expect(answer.error.message).toContain('Your e-mail address')
      expectRefusal(await submit(form, { data: {} }), 'VALIDATION_ERROR', 'data.email')
      expect(await countsOf(own.id)).toEqual(before)
    })

    test('a killer pattern and 20,000 characters get their clear answer', async () => {
      const fields = [{ id: 'code', label: 'Code', type: 'text', validation: { pattern: '(a+)+$' } }]
      const form = await newContactForm(project, { fields })
      expectRefusal(await submit(form, { data: { code: `${'a'.repeat(20_000)}!` } }), 'VALIDATION_ERROR', 'data.code')
      expect((await submit(form, { data: { code: 'a'.repeat(20_000) } })).status).toBe(201)
    })

    test('FORM_ID_MISMATCH: another form in the body than in the path', async () => {
      const [one, two] = [await newContactForm(project), await newContactForm(project)]
      for (const form_id of [two.id, '', one.id.toUpperCase()])
        expectRefusal(await submit(one, { form_id }), 'FORM_ID_MISMATCH', 'form_id')
    })

    test('a file of another project, or one that never was, is refused at its place', async () => {
      const form = await newContactForm(project, {
        integration: { type: 'support' },
        fields: [{ id: 'shots', label: 'Screenshots', type: 'file' }],
      })
      const { data: theirs } = await upload((await newProject()).id)
      const forged = { ...theirs, url: theirs.url.replace(/signature=.*/, 'signature=00') }
      for (const file of [theirs, forged, { ...elsewhere, url: 'http://files.example.com/a' }]) {
        expectRefusal(
          await submit(form, { data: { shots: [elsewhere, file] } }),
          'VALIDATION_ERROR',
          'data.shots.1.url',
        )
        expectRefusal(
          await submit(form, { data: {}, attachments: [elsewhere, file] }),
          'VALIDATION_ERROR',
          'attachments.1.url',
        )
      }
    })

    test('a body that is no JSON', async () => {
      const form = await newContactForm(project)
      const sent = { raw: '{', headers: { 'Content-Type': 'application/json' } }
      expectRefusal(await submit(form, {}, sent), 'INVALID_JSON')
      expectRefusal(
        await submit(form, {}, { ...sent, headers: { 'Content-Type': 'text/plain' } }),
        'UNSUPPORTED_MEDIA_TYPE',
      )
    })
  })

  test('403: a disabled form takes nothing, until it is enabled again', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { enabled: false })
    expectRefusal(await submit(form), 'FORM_DISABLED')
    expectRefusal(await submit(form, { data: {} }), 'FORM_DISABLED')
    expect((await projectSubmissions(own)).body).toMatchObject({ total: 0 })
    const params = { projectId: own.id, formId: form.id }
    await send(contactForms.update, { key: own.key, params, body: { enabled: true } })
    expect((await submit(form)).status).toBe(201)
  })

  test('404: an unknown form, one of another project or kind, a malformed id or project', async () => {
    const form = await newContactForm(await newProject())
    const support = await newSupportForm(project)
    const ids = [form.id, support.id, 'nothing', 'a b', 'x'.repeat(65)]
    for (const id of ids) expectRefusal(await submit({ id, project_id: project.id }), 'NOT_FOUND')
    for (const project_id of [nobody, 'acme']) expectRefusal(await submit({ id: form.id, project_id }), 'NOT_FOUND')
  })

  test('413: more than 1 MiB', async () => {
    const form = await newContactForm(project)
    expectRefusal(await submit(form, { data: { a: 'x'.repeat(1024 * 1024) } }), 'PAYLOAD_TOO_LARGE')
  })

  test('429: the 31st within a minute from one address on one form; other addresses and forms go on', async () => {
    const own = await newProject()
    const [form, other] = [await newContactForm(own), await newContactForm(own)]
    const from = newAddress()
    for (let n = 0; n < 30; n += 1) expect((await submit(form, {}, { from })).status).toBe(201)
    const refused = await submit(form, {}, { from })
    expectRefusal(refused, 'RATE_LIMITED')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit-policy')).toContain('q=30')
    expect((await submit(form)).status).toBe(201)
    expect((await submit(other, {}, { from })).status).toBe(201)
    expect((await formNow(own, form.id)).stats.submissions).toBe(31)
  })
})

test('whatever is sent to a form of every kind of field gets no 5xx, and neither does the team’s list', async () => {
  const own = await newProject()
  const types = ['text', 'email', 'textarea', 'checkbox', 'number', 'url', 'tel', 'date', 'file', 'hidden', 'select']
  const fields = types.map((type) => ({ id: type, label: type, type, options: type === 'select' ? ['a'] : [] }))
  const form = await newContactForm(own, { fields, integration: { type: 'support' } })
  const values = fc.record(Object.fromEntries([...types, 'unknown'].map((type) => [type, hostileValue])), {
    requiredKeys: [],
  })
  const parts = { data: fc.oneof(hostileValue, values), attachments: hostileValue, _hp: hostileValue }
  await fc.assert(
    fc.asyncProperty(fc.record(parts, { requiredKeys: ['data'] }), async (body) => {
      const raw = toJson({ form_id: form.id, ...body })
      const headers = { 'Content-Type': 'application/json' }
      const answer = await submit(form, {}, { raw, headers, from: newAddress() })
      expect(answer.status, answer.text).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
  for (const spam of ['true', 'false']) expect((await projectSubmissions(own, { spam })).status).toBe(200)
})

describe('POST /projects/{projectId}/contact-forms/{formId}/view', () => {
  test('200: the bare envelope, under both spellings; each call counts one', async () => {
    const form = await newContactForm(project)
    expect((await view(form)).body).toEqual({ success: true })
    expect((await view(form, { under: '/api/v1' })).body).toEqual({ success: true })
    expect((await formNow(project, form.id)).stats.views).toBe(2)
  })

  test('403: a disabled form counts nothing', async () => {
    const form = await newContactForm(project, { enabled: false })
    expectRefusal(await view(form), 'FORM_DISABLED')
    expect((await formNow(project, form.id)).stats.views).toBe(0)
  })

  test('404: an unknown form, one of another project or kind', async () => {
    const foreign = await newContactForm(await newProject())
    const support = await newSupportForm(project)
    for (const id of ['nothing', foreign.id, support.id, 'a b'])
      expectRefusal(await view({ id, project_id: project.id }), 'NOT_FOUND')
  })

  test('many at once are all counted', async () => {
    const form = await newContactForm(project)
    await Promise.all(Array.from({ length: 20 }, () => view(form)))
    const { stats } = await formNow(project, form.id)
    expect([stats.views, stats.daily.at(-1)?.views]).toEqual([20, 20])
  })
})

describe('a letter tells the team', () => {
  test('every recipient, with the sender in Reply-To and what was filled in', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { email_recipient: ' a@example.com,B@Example.com , c@example.com' })
    await submit(form)
    const [letter] = await lettersOf(own)
    expect(letter).toMatchObject({
      to: ['a@example.com', 'B@Example.com', 'c@example.com'],
      reply_to: 'ana@example.com',
      state: 'pending',
    })
    expect(letter?.subject).toContain('Contact us')
    for (const word of ['Your name', 'Ana', 'Where is my parcel?']) expect(letter?.text).toContain(word)
    expect(letter?.html).toContain('Where is my parcel?')
  })

  test.each([
    ['email', {}],
    ['support', { type: 'support' }],
    ['wishes', { type: 'wishes' }],
    ['webhook', { type: 'webhook', url: 'https://example.com/letter' }],
  ])('once, with the integration %s too', async (_type, integration) => {
    const own = await newProject()
    await submit(await newContactForm(own, { integration: 'type' in integration ? integration : null }))
    expect(await lettersOf(own)).toHaveLength(1)
  })

  test('under the subject that the form has', async () => {
    const own = await newProject()
    await submit(await newContactForm(own, { email_subject: 'New order' }))
    expect((await lettersOf(own))[0]?.subject).toBe('New order')
  })

  test('without an address, nobody is answered', async () => {
    const own = await newProject()
    const fields = [{ id: 'message', label: 'Message', type: 'textarea' }]
    await submit(await newContactForm(own, { fields }), { data: { message: 'ana@example.com' } })
    expect((await lettersOf(own))[0]?.reply_to).toBeNull()
  })

  test.each([
    ['support', 'user_email'],
    ['wishes', 'author_email'],
  ])('with %s, the sender is the field that %s names', async (type, role) => {
    const own = await newProject()
    const fields = [...usual, { id: 'work', label: 'Work', type: 'email' }]
    const form = await newContactForm(own, { fields, integration: { type, field_map: { [role]: 'work' } } })
    await submit(form, { data: { ...filled, work: 'ana@work.example' } })
    expect((await lettersOf(own))[0]?.reply_to).toBe('ana@work.example')
  })

  test('nobody adds a header: not by the sender’s fields, nor by the form’s', async () => {
    const own = await newProject()
    const form = await newContactForm(own, {
      name: 'Contact\r\nBcc: eve@example.com',
      email_subject: 'Hi\r\nBcc: eve@example.com',
      fields: [...usual, { id: 'from', label: 'From', type: 'text' }],
      integration: { type: 'support', field_map: { user_email: 'from', subject: 'name' } },
    })
    const evil = 'ana@example.com\r\nBcc: eve@example.com'
    await submit(form, { data: { ...filled, name: `Ana\r\n${evil}`, from: evil } })
    for (const letter of await db.letter.findMany({ where: { project_id: own.id } })) {
      expect([letter.subject, letter.from, letter.reply_to ?? '', ...letter.to].join('')).not.toMatch(/[\r\n]/)
    }
    expect((await lettersOf(own))[0]?.reply_to).toBe('ana@example.com')
    expectRefusal(await submit(form, { data: { ...filled, email: evil } }), 'VALIDATION_ERROR', 'data.email')
  })

  test('markup that somebody fills in is text', async () => {
    const own = await newProject()
    await submit(await newContactForm(own), { data: { ...filled, message: '<img src=x onerror=alert(1)>' } })
    expect((await lettersOf(own))[0]?.html).not.toContain('<img src=x')
  })

  test('and once it is sent, the submission says so', async () => {
    await mailThrough()
    const own = await newProject()
    const form = await newContactForm(own)
    await submit(form)
    const [letter] = await lettersOf(own)
    await sendLetter(letter?.id ?? '', { last: true })
    expect((await newest(own, form.id))?.email_sent).toBe(true)
  })
})

describe('a form that is linked to support', () => {
  test('makes a request of what the obvious fields say, and answers how to open it', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { integration: { type: 'support' } })
    const { data } = await submit(form)
    expect(data.support_request).toEqual({
      id: data.support_request_id,
      access_token: expect.stringMatching(/^rqt_[A-Za-z0-9_-]{43}$/),
      magic_link: expect.stringContaining(`/p/${own.slug}/support/open?token=${data.support_request?.access_token}`),
    })
    const request = await db.support_request.findUniqueOrThrow({ where: { id: data.support_request_id ?? '' } })
    expect(request).toMatchObject({
      project_id: own.id,
      number: 1,
      subject: 'Contact us',
      description: 'Where is my parcel?',
      user_email: 'ana@example.com',
      user_name: null,
      form_id: null,
      form_data: filled,
      status: 'new',
      priority: 'medium',
      category: null,
    })
    expect(await newest(own, form.id)).toMatchObject({ support_request_id: request.id, wish_id: null })
    expect(await lettersOf(own, 'support_request_received')).toMatchObject([{ to: ['ana@example.com'] }])
  })

  test('makes it of the fields that field_map names', async () => {
    const own = await newProject()
    const fields = [
      { id: 'topic', label: 'Topic', type: 'text' },
      { id: 'first', label: 'First', type: 'email' },
      { id: 'second', label: 'Second', type: 'email' },
      { id: 'who', label: 'Who', type: 'text' },
      { id: 'short', label: 'Short', type: 'text' },
      { id: 'long', label: 'Long', type: 'textarea' },
    ]
    const field_map = { subject: 'topic', description: 'short', user_email: 'second', user_name: 'who' }
    const form = await newContactForm(own, { fields, integration: { type: 'support', field_map } })
    const data = {
      topic: 'Parcel',
      first: 'a@example.com',
      second: 'b@example.com',
      who: 'Bo',
      short: 'S',
      long: 'Long text',
    }
    const { support_request_id } = (await submit(form, { data })).data
    expect(await db.support_request.findUnique({ where: { id: support_request_id ?? '' } })).toMatchObject({
      subject: 'Parcel',
      description: 'S',
      user_email: 'b@example.com',
      user_name: 'Bo',
    })
  })

  test('finds a description without any text area, and takes the longest of several', async () => {
    const own = await newProject()
    const requestOf = async (fields: Fields[], data: Fields) => {
      const form = await newContactForm(own, { fields, integration: { type: 'support' } })
      const { support_request_id } = (await submit(form, { data })).data
      return db.support_request.findUniqueOrThrow({ where: { id: support_request_id ?? '' } })
    }
    const area = (id: string) => ({ id, label: id, type: 'textarea' })
    const both = await requestOf([area('a'), area('b')], { a: 'short', b: 'the longest one' })
    expect(both.description).toBe('the longest one')
    const one = await requestOf([{ id: 'n', label: 'Order', type: 'number' }], { n: 7 })
    expect(one).toMatchObject({ description: 'Order: 7', user_email: null })
    expect((await requestOf([], {})).description).toBe('Contact us')
  })

  test('a key without a name feeds nothing', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { integration: { type: 'support' } })
    const { data } = await submit(form, { data: { ...filled, '': 'eve@example.com' } })
    expect(await db.support_request.findUnique({ where: { id: data.support_request_id ?? '' } })).toMatchObject({
      subject: 'Contact us',
      description: 'Where is my parcel?',
      user_email: 'ana@example.com',
      user_name: null,
    })
  })

  test('keeps of each token its hash alone, for its own request', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { integration: { type: 'support' } })
    const [one, two] = [(await submit(form)).data, (await submit(form)).data]
    expect(one.support_request?.access_token).not.toBe(two.support_request?.access_token)
    const kept = await db.support_access_token.findMany({ where: { project_id: own.id } })
    expect(kept.map(({ support_request_id }) => support_request_id).sort()).toEqual(
      [one.support_request_id, two.support_request_id].sort(),
    )
    expect(JSON.stringify(kept)).not.toContain('rqt_')
  })

  test('gives the request the files of its fields, and the team the labels in the form’s order', async () => {
    const own = await newProject()
    const { data: file } = await upload(own.id)
    const fields = [
      { id: 'z', label: 'I agree', type: 'checkbox' },
      { id: 'shots', label: 'Screenshots', type: 'file' },
      { id: 'a', label: 'What is it about?', type: 'textarea' },
    ]
    const form = await newContactForm(own, { integration: { type: 'support' }, fields })
    const answers = { a: 'It is broken.', shots: [file], z: true }
    const { data } = await submit(form, { data: answers, attachments: [file] })
    const id = data.support_request_id ?? ''
    const { data: request } = await send(supportDesk.get, { key: own.key, params: { id } })
    expect(request.attachments).toEqual([file])
    expect((await download(request.attachments[0]?.url ?? '')).status).toBe(200)
    expect(request.form_fields.map(({ label }) => label)).toEqual(['I agree', 'Screenshots', 'What is it about?'])

    const many = await Promise.all([...Array(7)].map(async (_, n) => (await upload(own.id, `${n}.png`)).data))
    const full = await submit(form, { data: { ...answers, shots: many }, attachments: many.slice(3).concat(file) })
    expect(full.status).toBe(201)
    const kept = await send(supportDesk.get, { key: own.key, params: { id: full.data.support_request_id ?? '' } })
    expect(kept.data.attachments).toHaveLength(8)
  })

  test('forwards attachments, which no other integration does', async () => {
    const own = await newProject()
    const { data: file } = await upload(own.id)
    const attachments = [{ ...file, name: 'forged.exe' }, elsewhere]
    const form = await newContactForm(own, { integration: { type: 'support' } })
    const { data } = await submit(form, { attachments })
    expect(data.attachments).toEqual([file, elsewhere])
    const request = await db.support_request.findUniqueOrThrow({ where: { id: data.support_request_id ?? '' } })
    expect(request.attachments).toMatchObject([{ name: file.name, mime_type: 'image/png' }, elsewhere])

    for (const integration of [
      null,
      { type: 'email' },
      { type: 'wishes' },
      { type: 'webhook', url: 'https://example.com/x' },
    ]) {
      const other = await newContactForm(own, { integration })
      const answer = await submit(other, {
        attachments: [...attachments, { ...elsewhere, url: 'http://example.com/a' }],
      })
      expect([answer.status, answer.data.attachments]).toEqual([201, []])
      expect((await newest(own, other.id))?.attachments).toEqual([])
    }
  })
})

describe('a form that is linked to wishes', () => {
  const wishOf = async (own: Project, id: string | null) =>
    (await send(wishes.get, { key: own.key, params: { id: id ?? '' } })).data

  test('makes a wish of what the obvious fields say', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { name: 'Ideas', integration: { type: 'wish' } })
    const { data } = await submit(form)
    expect(data).toMatchObject({ wish_id: expect.any(String), support_request_id: null, support_request: null })
    expect(await wishOf(own, data.wish_id)).toMatchObject({
      title: 'Ideas',
      description: 'Where is my parcel?',
      author_email: 'ana@example.com',
      author_type: 'user',
      is_approved: true,
      status: 'pending',
      category_id: null,
    })
    expect((await newest(own, form.id))?.wish_id).toBe(data.wish_id)
  })

  test('makes it of the fields that field_map names, in the category that the form names', async () => {
    const own = await newProject()
    const category = await newCategory(own)
    const field_map = { title: 'name', description: 'name', author_email: 'email', author_name: 'message' }
    const integration = { type: 'wishes', category_id: category.id, field_map }
    const { data } = await submit(await newContactForm(own, { integration }))
    expect(await wishOf(own, data.wish_id)).toMatchObject({
      title: 'Ana',
      description: 'Ana',
      author_name: 'Where is my parcel?',
      category_id: category.id,
    })
    await db.category.delete({ where: { id: category.id } })
  })

  test('without the category, once that is deleted', async () => {
    const own = await newProject()
    const category = await newCategory(own)
    const form = await newContactForm(own, { integration: { type: 'wishes', category_id: category.id } })
    await db.category.delete({ where: { id: category.id } })
    const { data } = await submit(form)
    expect((await wishOf(own, data.wish_id)).category_id).toBeNull()
  })

  test('with moderation on, the public does not see it until the team approves it', async () => {
    const own = await newProject({ wish_moderation: true })
    const { data } = await submit(await newContactForm(own, { integration: { type: 'wishes' } }))
    expect((await wishOf(own, data.wish_id)).is_approved).toBe(false)
    expectRefusal(await send(wishes.getPublic, { params: { id: data.wish_id ?? '' } }), 'NOT_FOUND')
  })
})

describe('a form that is linked to wishes, without a text area', () => {
  test('makes a wish that shows nobody’s address, number or hidden value', async () => {
    const own = await newProject()
    const fields = [
      { id: 't', label: 'Title', type: 'text' },
      { id: 'n', label: 'Name', type: 'text' },
      { id: 'why', label: 'Why', type: 'text' },
      { id: 'e', label: 'E-mail', type: 'email' },
      { id: 'p', label: 'Phone', type: 'tel' },
      { id: 'h', label: 'Hidden', type: 'hidden' },
    ]
    const field_map = { title: 't', author_email: 'e', author_name: 'n' }
    const form = await newContactForm(own, { fields, integration: { type: 'wishes', field_map } })
    const data = { t: 'Dark mode', n: 'Pia', why: 'Eyes', e: 'private@person.example', p: '+49 30 123456', h: 'src-7' }
    const { wish_id } = (await submit(form, { data })).data
    const wish = (await send(wishes.getPublic, { params: { id: wish_id ?? '' } })).data
    expect(wish).toMatchObject({ title: 'Dark mode', author_name: 'Pia', description: 'Why: Eyes' })
  })
})

describe('a form whose fields are named like what every object has', () => {
  test('reads what was sent, and nothing else', async () => {
    const own = await newProject()
    const fields = [
      { id: 'constructor', label: 'Ctor', type: 'text' },
      { id: 'toString', label: 'Str', type: 'text' },
      { id: 'email', label: 'E-mail', type: 'email' },
    ]
    const form = await newContactForm(own, { fields, integration: { type: 'support' } })
    await submit(form, { data: { email: 'me@x.org' } })
    expect((await lettersOf(own))[0]?.text).not.toContain('native code')
    expect(await db.support_request.findFirst({ where: { project_id: own.id } })).toMatchObject({
      description: 'Contact us',
    })
  })
})

describe('files in fields', () => {
  const file = (n: number) => ({ ...elsewhere, name: `${n}.txt` })
  const two = ['a', 'b'].map((id) => ({ id, label: id, type: 'file' }))
  const texts = Array.from({ length: 99 }, (_, n) => ({ id: `f${n}`, label: `F ${n}`, type: 'text' }))

  test('do not count as keys: a form of a hundred fields can be filled in', async () => {
    const form = await newContactForm(project, { fields: [...texts, { id: 'file', label: 'File', type: 'file' }] })
    const data = { ...Object.fromEntries(texts.map(({ id }) => [id, 'x'])), file: [file(1)] }
    expect((await submit(form, { data })).status).toBe(201)
  })

  test('are ten in all at most', async () => {
    const form = await newContactForm(project, { fields: two })
    const of = (count: number) => Array.from({ length: count }, (_, n) => file(n))
    expect((await submit(form, { data: { a: of(5), b: of(5) } })).status).toBe(201)
    expectRefusal(await submit(form, { data: { a: of(6), b: of(5) } }), 'VALIDATION_ERROR', 'data.b')
  })

  test('are refused where in the list one is wrong', async () => {
    const form = await newContactForm(project, { fields: two })
    const data = { a: [file(1), { ...file(2), url: 'javascript:alert(1)' }] }
    expectRefusal(await submit(form, { data }), 'VALIDATION_ERROR', 'data.a.1.url')
  })
})

describe('a form that is linked to a webhook', () => {
  test('enqueues one delivery of what was filled in, and of nobody’s address', async () => {
    const own = await newProject()
    const url = `https://example.com/${own.id}`
    const form = await newContactForm(own, { integration: { type: 'webhook', webhookUrl: url } })
    const { data } = await submit(form)
    const { id, form_id, submitted_at } = data
    expect(await webhookJobs(url)).toEqual([
      {
        type: 'contact_form_submitted',
        created_at: submitted_at,
        project_id: own.id,
        data: { id, form_id, data: filled, submitted_at },
      },
    ])
  })

  test('a file in it is told by an address alone', async () => {
    const own = await newProject()
    const url = `https://example.com/${own.id}`
    const fields = [{ id: 'shots', label: 'Screenshots', type: 'file' }]
    const form = await newContactForm(own, { fields, integration: { type: 'webhook', url } })
    const { data: file } = await upload(own.id)
    await submit(form, { data: { shots: [file] } })
    const [job] = await webhookJobs(url)
    expect(job.data.data).toEqual({ shots: [{ ...file, url: expect.any(String) }] })
    const { url: address } = job.data.data.shots[0]
    expect((await download(address)).status).toBe(200)
    expect((await later(4 * DAY, () => download(address))).status).toBe(200)
  })
})

describe('a submission that is rolled back', () => {
  // A project whose tallies are full: the very last statement of the transaction fails.
  const full = { is_spam: false, count: 2_147_483_647 }

  test.each([
    ['support', { type: 'support' }],
    ['wishes', { type: 'wishes' }],
    ['webhook', { type: 'webhook', url: 'https://example.com/never' }],
    ['email', { type: 'email' }],
  ])('leaves nothing behind: no row, letter, job or count (%s)', async (_type, integration) => {
    const own = await newProject()
    const form = await newContactForm(own, { integration })
    await db.form_submission_tally.create({ data: { project_id: own.id, ...full } })
    const before = await countsOf(own.id)
    expectRefusal(await submit(form), 'INTERNAL_ERROR')
    expect(await countsOf(own.id)).toEqual(before)
    expect((await formNow(own, form.id)).stats).toMatchObject({ submissions: 0, last_submission_at: null })
  })

  test('gives its number to the next request', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { integration: { type: 'support' } })
    await db.form_submission_tally.create({ data: { project_id: own.id, ...full } })
    await submit(form)
    await db.form_submission_tally.delete({ where: { project_id_is_spam: { project_id: own.id, is_spam: false } } })
    const { data } = await submit(form)
    expect((await db.support_request.findUnique({ where: { id: data.support_request_id ?? '' } }))?.number).toBe(1)
  })
})

describe('a submission that looks automated', () => {
  const tokenFor = async ({ id }: Project) => (await send(portal.botToken, { query: { project_id: id } })).data.token
  const looks: [string, (of: Project) => Promise<Fields> | Fields][] = [
    ['a filled honeypot', () => ({ _hp: 'http://spam.example' })],
    ['a form sent at once', () => ({ _timestamp: Date.now() })],
    ['a form opened two days ago', () => ({ _timestamp: Date.now() - 2 * DAY })],
    ['a token that is none', () => ({ _token: 'x.y.z' })],
    ['a token of another project', async () => ({ _token: await tokenFor(await newProject()) })],
    [
      'a token that was used',
      async (of) => {
        const _token = await tokenFor(of)
        await submit(await newContactForm(of), { _token })
        return { _token }
      },
    ],
  ]

  test.each(looks)('by %s is answered like any other, and kept apart', async (_what, bot) => {
    const own = await newProject()
    const fields = await bot(own)
    const form = await newContactForm(own, { success_message: 'Danke!' })
    const human = await submit(form)
    const { status, data } = await submit(form, fields)
    expect(status).toBe(201)
    expect(data).toEqual({ ...human.data, id: uuid, submitted_at: moment })
    expect((await formSubmissions(own, form.id)).body).toMatchObject({ data: [{ id: human.data.id }], total: 1 })
    const folder = await formSubmissions(own, form.id, { spam: 'true' })
    expect(folder.body).toMatchObject({ data: [{ id: data.id, is_spam: true, processed_at: null }], total: 1 })
    expect((await projectSubmissions(own, { spam: 'true' })).body).toMatchObject({ data: [{ id: data.id }], total: 1 })
  })

  test.each([
    ['an empty honeypot', () => ({ _hp: '' })],
    ['a form opened 5 s ago', () => ({ _timestamp: Date.now() - 5 * SECOND })],
    ['a form opened 5 s ago, in seconds', () => ({ _timestamp: Math.floor(Date.now() / SECOND) - 5 })],
    ['a good token', async (of: Project) => ({ _token: await tokenFor(of) })],
  ] as [string, (of: Project) => Promise<Fields> | Fields][])('but not by %s', async (_what, bot) => {
    const own = await newProject()
    const form = await newContactForm(own)
    await submit(form, await bot(own))
    expect((await formSubmissions(own, form.id)).body).toMatchObject({ total: 1 })
  })

  test.each([
    ['support', { support_request: { id: uuid, access_token: expect.any(String), magic_link: expect.any(String) } }],
    ['wishes', { wish_id: uuid }],
  ])('cannot be told from another by its answer (%s)', async (type, made) => {
    const own = await newProject()
    const form = await newContactForm(own, { integration: { type } })
    const [human, spam] = [(await submit(form)).data, (await submitSpam(form)).data]
    const shapeOf = (value: unknown) =>
      JSON.stringify(value).replace(/[0-9a-f]{8}-[0-9a-f-]{27}|rqt_[\w-]{43}|\d{4}-\d\d-\d\dT[\d:.]+/g, '…')
    expect(human).toMatchObject(made)
    expect(shapeOf(spam)).toBe(shapeOf(human))
    expect(spam.support_request_id).not.toBe(human.support_request_id ?? 'none')
  })

  test('keeps its promise once it is no spam: the same id, and the token that was answered opens it', async () => {
    const own = await newProject()
    const desk = await newContactForm(own, { integration: { type: 'support' } })
    const { id, support_request } = (await submitSpam(desk)).data
    expect((await notSpam(own, id)).data.support_request_id).toBe(support_request?.id)
    const hash = sha256(support_request?.access_token ?? '')
    expect(await db.support_access_token.findUnique({ where: { hash } })).toMatchObject({
      support_request_id: support_request?.id,
    })
    const board = await newContactForm(own, { integration: { type: 'wishes' } })
    const wish = (await submitSpam(board)).data
    expect((await notSpam(own, wish.id)).data.wish_id).toBe(wish.wish_id)
  })

  test('is also one without the fields, where the project requires them', async () => {
    const own = await newProject({ require_bot_fields: true })
    const form = await newContactForm(own)
    expect((await submit(form)).status).toBe(201)
    expect((await formSubmissions(own, form.id, { spam: 'true' })).body).toMatchObject({ total: 1 })
  })

  test('is checked like any other', async () => {
    const form = await newContactForm(project)
    expectRefusal(await submitSpam(form, { data: {} }), 'VALIDATION_ERROR', 'data.email')
  })

  test.each([
    ['support', { type: 'support' }],
    ['wishes', { type: 'wishes' }],
    ['webhook', { type: 'webhook', url: 'https://example.com/spam' }],
    ['email', { type: 'email' }],
  ])('is counted nowhere, mails nothing and creates nothing (%s)', async (_type, integration) => {
    const own = await newProject()
    const form = await newContactForm(own, { integration })
    const { submissions, tally: _, ...before } = await countsOf(own.id)
    await submitSpam(form)
    const { submissions: after, tally, ...rest } = await countsOf(own.id)
    expect(rest).toEqual(before)
    expect([submissions, after]).toEqual([0, 1])
    expect(tally).toEqual([{ project_id: own.id, is_spam: true, count: 1 }])
    expect((await formNow(own, form.id)).stats).toMatchObject({ submissions: 0, last_submission_at: null })
    expect(await overviewOf(own)).toMatchObject({ total_submissions: 0, submissions_last_30_days: 0 })
  })
})

describe('POST /projects/{projectId}/contact-forms/submissions/{id}/not-spam', () => {
  test('200: what it would have caused happens, once, and twice is no error (support)', async () => {
    const own = await newProject()
    const { data: file } = await upload(own.id)
    const form = await newContactForm(own, { integration: { type: 'support' } })
    const { id } = (await submitSpam(form, { attachments: [file] })).data
    const first = await notSpam(own, id)
    expect([first.status, first.data]).toEqual([
      200,
      expect.objectContaining({ id, is_spam: false, support_request_id: uuid, processed_at: moment, data: filled }),
    ])
    const second = await notSpam(own, id)
    expect(second.data).toEqual(first.data)

    expect(await db.support_request.findMany({ where: { project_id: own.id } })).toMatchObject([
      { number: 1, user_email: 'ana@example.com', attachments: [{ name: file.name }] },
    ])
    expect(await lettersOf(own)).toMatchObject([{ reply_to: 'ana@example.com' }])
    expect(await lettersOf(own, 'support_request_received')).toHaveLength(1)
    expect((await formNow(own, form.id)).stats).toMatchObject({ submissions: 1 })
    expect((await formSubmissions(own, form.id)).body).toMatchObject({ data: [{ id }], total: 1 })
    expect((await projectSubmissions(own)).body).toMatchObject({ data: [{ id }], total: 1 })
    for (const list of [
      await formSubmissions(own, form.id, { spam: 'true' }),
      await projectSubmissions(own, { spam: 'true' }),
    ])
      expect(list.body).toMatchObject({ data: [], total: 0 })
  })

  test('200: a wish, or a delivery to a webhook', async () => {
    const own = await newProject()
    const url = `https://example.com/${own.id}`
    const wish = await newContactForm(own, { integration: { type: 'wishes' } })
    const hook = await newContactForm(own, { integration: { type: 'webhook', url } })
    const { data } = await notSpam(own, (await submitSpam(wish)).data.id)
    expect(await db.wish.count({ where: { id: data.wish_id ?? '' } })).toBe(1)
    await notSpam(own, (await submitSpam(hook)).data.id)
    expect(await webhookJobs(url)).toHaveLength(1)
  })

  test('200: it counts on the day it came, and an older one is not the last', async () => {
    const own = await newProject()
    const form = await newContactForm(own)
    const old = await later(-3 * DAY, () => submitSpam(form))
    const { data: last } = await submit(form)
    await notSpam(own, old.data.id)
    const { stats } = await formNow(own, form.id)
    expect(stats.last_submission_at).toBe(last.submitted_at)
    expect([stats.daily.at(-4)?.submissions, stats.daily.at(-1)?.submissions]).toEqual([1, 1])
  })

  test('200: of several at once, one does it', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { integration: { type: 'support' } })
    const { id } = (await submitSpam(form)).data
    const answers = await Promise.all(Array.from({ length: 5 }, () => notSpam(own, id)))
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
    expect(await countsOf(own.id)).toMatchObject({ submissions: 1, requests: 1, letters: 2 })
    expect((await formNow(own, form.id)).stats.submissions).toBe(1)
  })

  test('200: with its form deleted meanwhile, it moves to the list and causes nothing', async () => {
    const own = await newProject()
    const form = await newContactForm(own, { integration: { type: 'support' } })
    const { id } = (await submitSpam(form)).data
    await send(contactForms.remove, { key: own.key, params: { projectId: own.id, formId: form.id } })
    expect((await notSpam(own, id)).data).toMatchObject({ id, is_spam: false, processed_at: null })
    expect(await countsOf(own.id)).toMatchObject({ submissions: 1, requests: 0, letters: 0 })
    expect((await projectSubmissions(own)).body).toMatchObject({ data: [{ id }], total: 1 })
    expect((await projectSubmissions(own, { spam: 'true' })).body).toMatchObject({ data: [], total: 0 })
  })

  test('200: with a form that was changed meanwhile, whatever the values are', async () => {
    const own = await newProject()
    const fields = [{ id: 'q', label: 'Question', type: 'text' }]
    const form = await newContactForm(own, { fields, integration: { type: 'support' } })
    const strange = { q: 'x', later: { toString: 1 }, list: [{ toString: 1 }] }
    const { id } = (await submitSpam(form, { data: strange })).data
    const asked = [
      { id: 'later', label: 'Later', type: 'text' },
      { id: 'list', label: 'List', type: 'text' },
    ]
    const params = { projectId: own.id, formId: form.id }
    await send(contactForms.update, { key: own.key, params, body: { fields: asked } })
    expect((await notSpam(own, id)).status).toBe(200)
    expect((await lettersOf(own))[0]?.text).toContain('{"toString":1}')
  })

  test('200: while its form is being deleted, neither waits for the other in a circle', async () => {
    const own = await newProject()
    for (let round = 0; round < 5; round += 1) {
      const form = await newContactForm(own, { integration: { type: 'support' } })
      const ids: string[] = []
      for (let n = 0; n < 5; n += 1) ids.push((await submitSpam(form)).data.id)
      const remove = () => send(contactForms.remove, { key: own.key, params: { projectId: own.id, formId: form.id } })
      const answers = await Promise.all([...ids.map((id) => notSpam(own, id)), remove()])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }
  })

  test('200: with its form disabled meanwhile, it causes what it would have', async () => {
    const own = await newProject()
    const form = await newContactForm(own)
    const { id } = (await submitSpam(form)).data
    const params = { projectId: own.id, formId: form.id }
    await send(contactForms.update, { key: own.key, params, body: { enabled: false } })
    await notSpam(own, id)
    expect(await lettersOf(own)).toHaveLength(1)
  })

  test('200: one that never was spam stays as it is; under the other spelling too', async () => {
    const own = await newProject()
    const form = await newContactForm(own)
    const { id } = (await submit(form)).data
    const sent: Sent = { key: own.key, params: { projectId: own.id, id }, under: '/api/v1' }
    expect((await send(contactForms.notSpam, sent)).data.is_spam).toBe(false)
    expect(await lettersOf(own)).toHaveLength(1)
    expect((await formNow(own, form.id)).stats.submissions).toBe(1)
  })

  test('401, 403: no key, a key that may only read, another project', async () => {
    const own = await newProject()
    const { id } = (await submitSpam(await newContactForm(own))).data
    const params = { projectId: own.id, id }
    expectRefusal(await send(contactForms.notSpam, { params }), 'UNAUTHORIZED')
    expectRefusal(await send(contactForms.notSpam, { params, key: own.readKey }), 'FORBIDDEN')
    expectRefusal(await send(contactForms.notSpam, { params, key: project.key }), 'FORBIDDEN')
  })

  test('404: an unknown or malformed one, one of another project', async () => {
    const { id } = (await submitSpam(await newContactForm(await newProject()))).data
    for (const each of [nobody, 'x', id]) expectRefusal(await notSpam(project, each), 'NOT_FOUND')
  })
})
