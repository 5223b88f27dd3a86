import { beforeAll, describe, expect, test } from 'vitest'
import { contactForms } from '@/lib/contract/contact-forms'
import type { Endpoint } from '@/lib/contract/endpoint'
import { db } from '@/lib/db'
import { ask, expectRefusal, type Sent, send } from '@/tests/support/api'
import { parseCsv } from '@/tests/support/csv'
import { inDataFolder, upload } from '@/tests/support/files'
import { keepSubmissions, newContactForm, newSupportForm, submit, submitSpam } from '@/tests/support/forms'
import { minute, newProject, type Project } from '@/tests/support/seeds'

inDataFolder()

const MANY = 120
let project: Project
let form: Awaited<ReturnType<typeof newContactForm>>

beforeAll(async () => {
  project = await newProject()
  form = await newContactForm(project, { page_id: 'main' })
  await keepSubmissions(project, form.id, MANY)
  await keepSubmissions(project, form.id, 3, { is_spam: true })
})

type Way = [
  name: string,
  json: Endpoint,
  csv: Endpoint,
  params: (of: Project, formId: string) => { [name: string]: string },
]
const ways: Way[] = [
  [
    'GET /projects/{projectId}/contact-forms/submissions',
    contactForms.submissions,
    contactForms.submissionsCsv,
    ({ id }) => ({ projectId: id }),
  ],
  [
    'GET /projects/{projectId}/contact-forms/{formId}/submissions',
    contactForms.formSubmissions,
    contactForms.formSubmissionsCsv,
    ({ id }, formId) => ({ projectId: id, formId }),
  ],
]

type Listed = { id: string; data: { n: number } }

describe.each(ways)('%s', (_name, endpoint, csvEndpoint, paramsOf) => {
  const list = async (query: Sent['query'] = {}, of = project, formId = form.id, sent: Sent = {}) => {
    const answer = await send(endpoint, { key: of.key, params: paramsOf(of, formId), query, ...sent })
    return { ...answer, rows: answer.body.data as Listed[] }
  }

  describe('200', () => {
    test('the 50 newest when nothing is asked, each whole', async () => {
      const { rows, body } = await list()
      expect(rows.map(({ data }) => data.n)).toEqual(Array.from({ length: 50 }, (_, n) => MANY - 1 - n))
      expect(body).toMatchObject({ page: 1, per_page: 50, total: MANY, total_pages: 3 })
      expect(rows[0]).toEqual({
        id: expect.any(String),
        form_id: 'main',
        project_id: project.id,
        data: { n: MANY - 1 },
        attachments: [],
        submitted_at: minute(MANY - 1).toISOString(),
        support_request_id: null,
        wish_id: null,
        ip_address: null,
        user_agent: null,
        email_sent: false,
        processed_at: null,
        is_spam: false,
      })
    })

    test.each([
      [{ limit: '7' }, 7, { page: 1, per_page: 7, total_pages: 18 }],
      [{ limit: '1', offset: '119' }, 1, { page: 120, per_page: 1, total_pages: 120 }],
      [{ limit: '100' }, 100, { page: 1, per_page: 100, total_pages: 2 }],
      [{ limit: '101' }, 100, { page: 1, per_page: 100, total_pages: 2 }],
      [{ limit: '999999999999' }, 100, { page: 1, per_page: 100, total_pages: 2 }],
      [{ offset: '50' }, 50, { page: 2, per_page: 50, total_pages: 3 }],
      [{ offset: '49' }, 50, { page: 1, per_page: 50, total_pages: 3 }],
      [{ offset: '100' }, 20, { page: 3, per_page: 50, total_pages: 3 }],
      [{ limit: '100', offset: '150' }, 0, { page: 2, per_page: 100, total_pages: 2 }],
      [{ offset: '2147483647' }, 0, { per_page: 50, total_pages: 3 }],
      [{ limit: '', offset: '' }, 50, { page: 1, per_page: 50, total_pages: 3 }],
    ])('%j', async (query, count, paging) => {
      const { rows, body } = await list(query)
      expect(rows).toHaveLength(count)
      expect(body).toMatchObject({ ...paging, total: MANY })
    })

    test('pages hold each row once, also where many came at one moment', async () => {
      const own = await newProject()
      const { id } = await newContactForm(own)
      await keepSubmissions(own, id, 25, { submitted_at: minute(0) })
      const pages = await Promise.all(['0', '10', '20'].map((offset) => list({ limit: '10', offset }, own, id)))
      expect(new Set(pages.flatMap(({ rows }) => rows.map((row) => row.id))).size).toBe(25)
    })

    test('nothing yet', async () => {
      const own = await newProject()
      const { id } = await newContactForm(own)
      expect((await list({}, own, id)).body).toEqual({
        success: true,
        data: [],
        page: 1,
        per_page: 50,
        total: 0,
        total_pages: 0,
      })
    })

    test('the spam folder instead, when asked for', async () => {
      expect((await list({ spam: 'true' })).body).toMatchObject({ total: 3, total_pages: 1 })
      expect((await list({ spam: 'true' })).rows.map(({ data }) => data.n)).toEqual([2, 1, 0])
      expect((await list({ spam: 'false' })).body).toMatchObject({ total: MANY })
    })

    test('for a key that may read, under the other spelling', async () => {
      const sent: Sent = { key: project.readKey, under: '/api/v1' }
      expect((await list({}, project, form.id, sent)).body).toMatchObject({ total: MANY })
    })
  })

  describe('400', () => {
    test.each([
      ['limit', '0'],
      ['limit', '-1'],
      ['limit', '1.5'],
      ['limit', 'all'],
      ['limit', '1e2'],
      ['limit', ' 7'],
      ['limit', '٣'],
      ['offset', '-1'],
      ['offset', '1.5'],
      ['offset', 'first'],
      ['offset', '2147483648'],
      ['offset', '99999999999999999999'],
      ['spam', 'yes'],
      ['spam', '1'],
    ])('%s=%s is refused', async (name, value) => {
      expectRefusal(await list({ [name]: value }), 'VALIDATION_ERROR', name)
    })
  })

  test('401, 403: no key, another project', async () => {
    const other = await newProject()
    const { id } = await newContactForm(other)
    expectRefusal(await send(endpoint, { params: paramsOf(project, form.id) }), 'UNAUTHORIZED')
    expectRefusal(await send(endpoint, { key: project.key, params: paramsOf(other, id) }), 'FORBIDDEN')
  })

  test('two projects never see each other’s', async () => {
    const [one, two] = [await newProject(), await newProject()]
    for (const own of [one, two]) await newContactForm(own, { page_id: 'same' })
    const { data } = await submit({ id: 'same', project_id: one.id })
    expect((await list({}, one, 'same')).rows.map(({ id }) => id)).toEqual([data.id])
    expect((await list({}, two, 'same')).body).toMatchObject({ data: [], total: 0 })
  })

  describe('as CSV', () => {
    const csv = async (of: Project, formId: string, query: Sent['query'] = {}, accept = 'text/csv') => {
      const answer = await ask('GET', csvEndpoint.path, {
        key: of.key,
        params: paramsOf(of, formId),
        query,
        headers: { Accept: accept },
      })
      return { ...answer, table: () => parseCsv(answer.text) }
    }

    test('200: all of them, newest first, whatever limit and offset say', async () => {
      const own = await newProject()
      const { id } = await newContactForm(own)
      await keepSubmissions(own, id, 1_234)
      const { status, headers, text, table } = await csv(own, id, { limit: '10', offset: '700' })
      expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(text.endsWith('\r\n')).toBe(true)
      const [head, ...rows] = table()
      expect(head?.slice(0, 3)).toEqual(['id', 'form_id', 'submitted_at'])
      expect(rows).toHaveLength(1_234)
      expect(rows.map((row) => row[2])).toEqual(
        Array.from({ length: 1_234 }, (_, n) => minute(1_233 - n).toISOString()),
      )
      expect(new Set(rows.map(([first]) => first)).size).toBe(1_234)
    })

    test('200: each once, also where 600 came at one moment', async () => {
      const own = await newProject()
      const { id } = await newContactForm(own)
      await keepSubmissions(own, id, 600, { submitted_at: minute(0) })
      const [, ...rows] = (await csv(own, id)).table()
      expect(new Set(rows.map(([first]) => first)).size).toBe(600)
    })

    test('200: spam is a folder of its own', async () => {
      const own = await newProject()
      const contact = await newContactForm(own)
      const [good, spam] = [await submit(contact), await submitSpam(contact)]
      expect(
        (await csv(own, contact.id))
          .table()
          .slice(1)
          .map(([id]) => id),
      ).toEqual([good.data.id])
      const folder = await csv(own, contact.id, { spam: 'true' })
      expect(
        folder
          .table()
          .slice(1)
          .map(([id]) => id),
      ).toEqual([spam.data.id])
    })

    test('200: none yet is a line of headings', async () => {
      const own = await newProject()
      const { id } = await newContactForm(own)
      expect((await csv(own, id)).table()).toHaveLength(1)
    })

    test('200: no cell runs in a spreadsheet, headings neither', async () => {
      const own = await newProject()
      const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "=cmd|' /C calc'!A0"]
      const fields = formulas.map((label, n) => ({ id: `f${n}`, label, type: 'text' }))
      const contact = await newContactForm(own, { fields, integration: { type: 'support' } })
      const data = Object.fromEntries(formulas.map((value, n) => [`f${n}`, value]))
      await submit(contact, { data: { ...data, '=key': '=value' } })
      for (const row of (await csv(own, contact.id)).table())
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    })

    test('200: quotes, commas, newlines and other alphabets come back as they were', async () => {
      const own = await newProject()
      const fields = [{ id: 'a', label: 'Größe, "Maß"\n漢', type: 'textarea' }]
      const contact = await newContactForm(own, { fields: [...fields, { id: 'b', label: 'B', type: 'text' }] })
      const odd = 'a "quoted", b;c\r\nGrüße 漢字 😀\n'
      await submit(contact, { data: { a: odd, b: '', more: { deep: odd } } })
      const { table, text } = await csv(own, contact.id)
      expect(text).toContain('Grüße 漢字 😀')
      for (const lines of ['a\nb', 'a\rb', 'a\r\nb']) {
        const other = await newContactForm(own, { fields: [{ id: 'a', label: 'A', type: 'textarea' }] })
        await submit(other, { data: { a: lines, [lines]: lines } })
        const [heading, ...rest] = (await csv(own, other.id)).table()
        for (const each of rest) expect(each).toHaveLength(heading?.length ?? 0)
      }
      const [, row = []] = table()
      const read = row.map((cell) => (cell.startsWith('{') ? JSON.parse(cell) : cell))
      if (csvEndpoint === contactForms.submissionsCsv)
        expect(read).toContainEqual({ a: odd, b: '', more: { deep: odd } })
      else expect(read).toEqual(expect.arrayContaining([odd, { more: { deep: odd } }]))
    })

    test('200: the client’s Accept decides, by its weights', async () => {
      const own = await newProject()
      const { id } = await newContactForm(own)
      const type = async (accept: string) => (await csv(own, id, {}, accept)).headers.get('content-type')
      for (const accept of ['text/csv', 'text/csv, */*;q=0.1', 'application/json;q=0.5, text/csv'])
        expect(await type(accept)).toBe('text/csv; charset=utf-8')
      for (const accept of ['*/*', 'application/json', 'text/csv;q=0.5, application/json', 'text/html'])
        expect(await type(accept)).toBe('application/json; charset=utf-8')
    })

    test('401, 403, 400: refused as the list is, in the envelope', async () => {
      const own = await newProject()
      const { id } = await newContactForm(own)
      const headers = { Accept: 'text/csv' }
      const params = paramsOf(own, id)
      expectRefusal(await ask('GET', csvEndpoint.path, { params, headers }), 'UNAUTHORIZED')
      expectRefusal(await ask('GET', csvEndpoint.path, { params, headers, key: project.key }), 'FORBIDDEN')
      expectRefusal(await csv(own, id, { spam: 'yes' }), 'VALIDATION_ERROR', 'spam')
    })
  })
})

describe('GET /projects/{projectId}/contact-forms/submissions', () => {
  test('200: all forms together, newest first', async () => {
    const own = await newProject()
    const [one, two] = [await newContactForm(own), await newContactForm(own)]
    const ids = []
    for (const each of [one, two, one]) ids.unshift((await submit(each)).data.id)
    const { data } = await send(contactForms.submissions, { key: own.key, params: { projectId: own.id } })
    expect(data.map(({ id }) => id)).toEqual(ids)
    expect(data.map(({ form_id }) => form_id)).toEqual([one.id, two.id, one.id])
  })

  test('200: as CSV, a deleted form’s too', async () => {
    const own = await newProject()
    const contact = await newContactForm(own)
    const { data } = await submit(contact)
    const params = { projectId: own.id, formId: contact.id }
    await send(contactForms.remove, { key: own.key, params })
    const { text } = await ask('GET', contactForms.submissions.path, {
      key: own.key,
      params,
      headers: { Accept: 'text/csv' },
    })
    expect(parseCsv(text)).toHaveLength(2)
    expect(text).toContain(data.id)
  })
})

describe('GET /projects/{projectId}/contact-forms/{formId}/submissions', () => {
  const list = (formId: string) =>
    send(contactForms.formSubmissions, { key: project.key, params: { projectId: project.id, formId } })

  test('200: of that form alone, and files in it by address alone', async () => {
    const own = await newProject()
    const fields = [{ id: 'shots', label: 'Screenshots', type: 'file' }]
    const [one, two] = [await newContactForm(own, { fields }), await newContactForm(own, { fields })]
    const { data: file } = await upload(own.id)
    const { data } = await submit(one, { data: { shots: [file] } })
    await submit(two, { data: {} })
    const params = { projectId: own.id, formId: one.id }
    const page = await send(contactForms.formSubmissions, { key: own.key, params })
    expect(page.data).toMatchObject([{ id: data.id, data: { shots: [file] } }])
    expect(page.text).not.toMatch(/file_id|seal/)
    const csv = await ask('GET', contactForms.formSubmissions.path, {
      key: own.key,
      params,
      headers: { Accept: 'text/csv' },
    })
    expect(csv.text).not.toMatch(/file_id|seal/)
  })

  test('404: an unknown form, one of another project or kind, a malformed id', async () => {
    const foreign = await newContactForm(await newProject())
    const support = await newSupportForm(project)
    for (const id of ['nothing', foreign.id, support.id, 'a b']) expectRefusal(await list(id), 'NOT_FOUND')
  })
})

test('no answer tells a whole client address', async () => {
  const own = await newProject()
  const contact = await newContactForm(own)
  await submit(contact, {}, { from: '198.51.100.77' })
  const rows = await db.form_submission.findMany({ where: { project_id: own.id } })
  expect(JSON.stringify(rows)).not.toContain('198.51.100.77')
})
