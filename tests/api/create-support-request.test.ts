import { beforeAll, describe, expect, test } from 'vitest'
import { portal } from '@/lib/contract/portal'
import { supportForms } from '@/lib/contract/support-forms'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { sha256 } from '@/lib/secret'
import { ana, newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { DAY } from '@/tests/support/at'
import { upload } from '@/tests/support/files'
import { countsOf, lettersOf, newContactForm, newSupportForm } from '@/tests/support/forms'
import { newArticle, newHelp } from '@/tests/support/help'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

type Fields = { [name: string]: unknown }

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const create = (fields: Fields = {}, headers = {}) =>
  send(supportRequests.create, { body: { project_id: project.id, description: 'Help', ...fields }, headers })

describe('POST /portal/support-requests', () => {
  test('201: keeps everything that is sent, and answers what opens it', async () => {
    const { access_token, magic_link, ...request } = await newRequest(project, {
      subject: 'Login',
      user_name: 'Ana',
      external_user_id: 'u1',
      form_data: { plan: 'pro' },
      user_metadata: { version: '1.2' },
      attachments: [{ name: 'a.png', mime_type: 'image/png', size: 3, url: 'https://cdn.example/a.png' }],
      status: 'closed',
      priority: 'critical',
    })
    expect(request).toMatchObject({
      project_id: project.id,
      number: expect.any(Number),
      subject: 'Login',
      description: 'It says that my password is wrong.',
      status: 'new',
      priority: 'medium',
      category: null,
      user_email: ana,
      user_name: 'Ana',
      external_user_id: 'u1',
      form_id: null,
      form_data: { plan: 'pro' },
      user_metadata: { version: '1.2' },
      attachments: [{ name: 'a.png', mime_type: 'image/png', size: 3, url: 'https://cdn.example/a.png' }],
      message_count: 0,
      resolved_at: null,
      last_message_at: null,
    })
    expect(access_token).toMatch(/^rqt_[\w-]{43}$/)
    const link = `http://localhost:3000/p/${project.slug}/support/${request.number}?token=${access_token}`
    expect(magic_link).toBe(link)
    const [token] = await db.support_access_token.findMany({ where: { support_request_id: request.id } })
    expect(token?.hash).toBe(sha256(access_token))
  })

  test('201: with nothing but a description', async () => {
    const { data, status } = await create({ subject: '', user_email: '', user_name: null, attachments: null })
    expect(status).toBe(201)
    expect(data).toMatchObject({ subject: 'Help', user_email: null, user_name: null, attachments: [], form_data: {} })
  })

  test('201: mails a receipt to the address, which holds the link', async () => {
    const own = await newProject()
    const { access_token } = await newRequest(own)
    await create({ project_id: own.id })
    const [letter, ...more] = await lettersOf(own, 'support_request_received')
    expect([letter?.to, more]).toEqual([[ana], []])
    expect(JSON.stringify(letter)).not.toContain(access_token)
  })

  test('201: is told in the history, and of its form one more is counted', async () => {
    const form = await newSupportForm(project)
    const { data } = await create({ form_id: form.id, user_name: 'Ana' })
    expect(data.form_id).toBe(form.id)
    const history = await db.support_history.findMany({ where: { support_request_id: data.id } })
    expect(history).toMatchObject([{ action: 'created', actor_type: 'user', actor_name: 'Ana' }])
    const now = await send(supportForms.get, { key: project.key, params: { projectId: project.id, formId: form.id } })
    expect(now.data.stats.submissions).toBe(1)
  })

  test('201: keeps which articles were opened; unknown ones, drafts and those of another project are left out', async () => {
    const { article, flow } = await newHelp(project)
    const draft = await newArticle(project, flow.id, { is_published: false })
    const foreign = (await newHelp(await newProject())).article
    const viewed = [nobody, article.id, draft.id, foreign.id, article.id]
    const { data, status } = await create({ viewed_article_ids: viewed })
    expect(status).toBe(201)
    const row = await db.support_request.findUniqueOrThrow({ where: { id: data.id } })
    expect(row.viewed_article_ids).toEqual([article.id])
  })

  test('201: links a file that was uploaded', async () => {
    const { data: file } = await upload(project.id)
    const { data } = await create({ attachments: [file] })
    expect(data.attachments).toMatchObject([{ name: file.name, size: file.size, mime_type: file.mime_type }])
    expect(await db.file.count({ where: { project_id: project.id, linked_at: { not: null } } })).toBe(1)
  })

  test('201: an Idempotency-Key makes one request, and the same answer with its token', async () => {
    const own = await newProject()
    const body = { project_id: own.id, description: 'Help' }
    const send1 = () => send(supportRequests.create, { body, headers: { 'Idempotency-Key': own.id } })
    const [first, second] = [await send1(), await send1()]
    expect(second.text).toBe(first.text)
    expect(await db.support_request.count({ where: { project_id: own.id } })).toBe(1)
  })

  test('201: with a good bot token', async () => {
    const { token } = (await send(portal.botToken, { query: { project_id: project.id } })).data
    expect((await create({ _token: token })).status).toBe(201)
    expectRefusal(await create({ _token: token }), 'BOT_DETECTED')
  })

  test.each([
    ['a filled honeypot', { _hp: 'x' }],
    ['a form sent at once', { _timestamp: Date.now() + DAY }],
    ['a form opened long ago', { _timestamp: Date.now() - 2 * DAY }],
    ['a bad token', { _token: 'x' }],
  ])('400: BOT_DETECTED for %s, and nothing is kept', async (_what, bot) => {
    const own = await newProject()
    expectRefusal(await create({ project_id: own.id, user_email: ana, ...bot }), 'BOT_DETECTED')
    expect(await countsOf(own.id)).toMatchObject({ requests: 0, letters: 0, numbers: [] })
  })

  test('400: a project that requires the bot fields', async () => {
    const strict = await newProject({ require_bot_fields: true })
    expectRefusal(await create({ project_id: strict.id }), 'BOT_DETECTED')
  })

  test('400: a form that is unknown, closed, of another project or a contact form', async () => {
    const forms = [
      { id: 'nothing' },
      await newSupportForm(project, { enabled: false }),
      await newSupportForm(await newProject()),
      await newContactForm(project),
    ]
    const before = await countsOf(project.id)
    for (const { id } of forms) expectRefusal(await create({ form_id: id }), 'VALIDATION_ERROR', 'form_id')
    expect(await countsOf(project.id)).toEqual(before)
  })

  const elsewhere = (url: string) => ({ name: 'a', mime_type: 'b/c', size: 1, url })

  test.each<[what: string, path: string, value: unknown]>([
    ['no description', 'description', undefined],
    ['an empty one', 'description', '  '],
    ['one too long', 'description', 'x'.repeat(20_001)],
    ['one with NUL', 'description', 'a\0b'],
    ['a long subject', 'subject', 'x'.repeat(201)],
    ['no address', 'user_email', 'ana'],
    ['no name', 'user_name', 7],
    ['a list as form_data', 'form_data', []],
    ['large metadata', 'user_metadata', { a: 'x'.repeat(70_000) }],
    ['no list of attachments', 'attachments', 'x'],
    ['an http address', 'attachments.0.url', [elsewhere('http://elsewhere.example/a')]],
    ['11 attachments', 'attachments', Array(11).fill(elsewhere('https://elsewhere.example/a'))],
    ['no article id', 'viewed_article_ids.0', ['x']],
    ['no project', 'project_id', 'x'],
  ])('400: %s', async (_what, path, value) => {
    const { error } = await create({ [path.split('.')[0] as string]: value })
    expect([error?.code, error?.details?.[0]?.path]).toEqual(['VALIDATION_ERROR', path])
  })

  test('400: a file of another project', async () => {
    const { data: file } = await upload((await newProject()).id)
    expectRefusal(await create({ attachments: [file] }), 'VALIDATION_ERROR', 'attachments.0.url')
  })

  test('404: an unknown project', async () => {
    expectRefusal(await create({ project_id: nobody }), 'NOT_FOUND')
  })
})

test('a stranger’s mailbox is not filled: of more than ten requests of one address within an hour none is told by mail', async () => {
  const own = await newProject()
  for (let n = 0; n < 12; n += 1) await newRequest(own)
  expect(await lettersOf(own, 'support_request_received')).toHaveLength(10)
  expect(await db.support_request.count({ where: { project_id: own.id } })).toBe(12)
})

test('a name is one line, and so is a subject: nobody writes paragraphs into our letters with them', async () => {
  const { subject, user_name } = await newRequest(project, { subject: 'A\r\nBcc: x', user_name: 'Eve\n\nPay here' })
  expect([subject, user_name]).toEqual(['A Bcc: x', 'Eve Pay here'])
})
