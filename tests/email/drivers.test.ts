import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { db } from '@/lib/db'
import { sendLetter } from '@/lib/domain/mail/send-letter'
import { rootHeaders, threadHeaders } from '@/lib/email/thread'
import { letterNow, mailThrough, newLetter } from '@/tests/support/mail'
import { startResend } from '@/tests/support/resend-server'
import { newProject } from '@/tests/support/seeds'
import { startSmtp } from '@/tests/support/smtp-server'

const another = { last: false }

async function smtp(verdict?: Parameters<typeof startSmtp>[0]) {
  const server = await startSmtp(verdict)
  onTestFinished(server.stop)
  await mailThrough({ SMTP_URL: server.url })
  return server
}

async function resend(...told: Parameters<typeof startResend>) {
  const server = await startResend(...told)
  onTestFinished(server.stop)
  await mailThrough({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: server.url })
  return server
}

describe('over SMTP a letter', () => {
  test('arrives whole, with a Message-ID of its own', async () => {
    const server = await smtp()
    const { id: project_id } = await newProject()
    const id = await newLetter(project_id, { reply_to: 'sam@example.org', subject: 'Grüße 👋' })
    await sendLetter(id, another)

    const [letter] = server.taken
    expect(letter).toMatchObject({ subject: 'Grüße 👋', messageId: `<${id}@localhost>`, html: '<p>How are you?</p>' })
    expect(letter?.text?.trim()).toBe('How are you?')
    expect(letter?.from?.value).toEqual([{ address: 'frontdesk@localhost', name: 'Acme' }])
    expect(letter?.replyTo?.text).toBe('sam@example.org')
    expect(letter?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(letter?.headers.get('x-auto-response-suppress')).toBe('All')
    expect(await letterNow(id)).toMatchObject({ state: 'sent', attempts: 1, message_id: `<${id}@localhost>` })
  })

  test('that begins a conversation has the Message-ID that the others answer', async () => {
    const server = await smtp()
    const { id: project_id } = await newProject()
    await sendLetter(await newLetter(project_id, { headers: rootHeaders('1') }), another)
    await sendLetter(await newLetter(project_id, { headers: threadHeaders('1') }), another)
    const [first, second] = server.taken
    expect(first?.messageId).toBe('<request.1@localhost>')
    expect(first?.headerLines.filter(({ key }) => key === 'message-id')).toHaveLength(1)
    expect([second?.inReplyTo, second?.references]).toEqual([first?.messageId, first?.messageId])
  })

  test('that is refused for now waits with the reason, and goes out the next time', async () => {
    const answers = ['451 Come back later']
    const server = await smtp(() => answers.shift())
    const id = await newLetter((await newProject()).id)
    await expect(sendLetter(id, another)).rejects.toThrow('451')
    expect(await letterNow(id)).toMatchObject({
      state: 'pending',
      attempts: 1,
      last_error: expect.stringContaining('Come back later'),
    })

    await sendLetter(id, another)
    expect(await letterNow(id)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(server.tries.map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`, `<${id}@localhost>`])
  })

  test('that is refused for good fails at once', async () => {
    await smtp(() => '554 No such mailbox')
    const id = await newLetter((await newProject()).id)
    await sendLetter(id, another)
    expect(await letterNow(id)).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: expect.stringContaining('No such mailbox'),
    })
  })

  test('waits while the server is away, and fails with the last try', async () => {
    const server = await startSmtp()
    await server.stop()
    await mailThrough({ SMTP_URL: server.url })
    const id = await newLetter((await newProject()).id)
    await expect(sendLetter(id, another)).rejects.toThrow('could not be used')
    expect((await letterNow(id)).state).toBe('pending')
    await sendLetter(id, { last: true })
    expect(await letterNow(id)).toMatchObject({
      state: 'failed',
      attempts: 2,
      last_error: expect.stringContaining('could not be used'),
    })
  })
})

describe('through Resend a letter', () => {
  test('is mailed once however often it is sent', async () => {
    const server = await resend()
    const id = await newLetter((await newProject()).id, { reply_to: 'sam@example.org' })
    await sendLetter(id, another)
    await db.letter.update({ where: { id }, data: { state: 'pending' } }) // As if the worker died before it could note it.
    await sendLetter(id, another)

    expect(server.received).toHaveLength(2)
    expect([...server.mailed.keys()]).toEqual([`letter-${id}`])
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/emails',
      headers: { authorization: 'Bearer re_test' },
    })
    expect(JSON.parse(server.received[0]?.text ?? '')).toMatchObject({
      from: '"Acme" <frontdesk@localhost>',
      to: ['ana@example.com'],
      reply_to: 'sam@example.org',
      subject: 'Hello',
      text: 'How are you?',
      html: '<p>How are you?</p>',
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(await letterNow(id)).toMatchObject({ state: 'sent', message_id: 'mail-1' })
  })

  test('that begins a conversation refers to what the others answer, because Resend gives it its own Message-ID', async () => {
    const server = await resend()
    await sendLetter(await newLetter((await newProject()).id, { headers: rootHeaders('1') }), another)
    const { headers } = JSON.parse(server.received[0]?.text ?? '')
    expect(headers).toMatchObject({ References: threadHeaders('1').References })
    expect(headers).not.toHaveProperty('Message-ID')
  })

  test.each([
    { status: 500 },
    { status: 429, name: 'rate_limit_exceeded' },
    { status: 409, name: 'concurrent_idempotent_requests' },
    { status: 401, name: 'invalid_api_key' },
  ])('waits after $status $name', async (told) => {
    await resend(told)
    const id = await newLetter((await newProject()).id)
    await expect(sendLetter(id, another)).rejects.toThrow(String(told.status))
    expect(await letterNow(id)).toMatchObject({ state: 'pending', last_error: `Resend answered ${told.status}: No.` })
    await sendLetter(id, another)
    expect((await letterNow(id)).state).toBe('sent')
  })

  test.each([
    { status: 422, name: 'validation_error' },
    { status: 400 },
    { status: 409, name: 'invalid_idempotent_request' },
  ])('fails at once after $status $name', async (told) => {
    const server = await resend(told)
    const id = await newLetter((await newProject()).id)
    await sendLetter(id, another)
    expect(await letterNow(id)).toMatchObject({ state: 'failed', attempts: 1 })
    expect(server.received).toHaveLength(1)
  })
})

describe('without a mail service a letter', () => {
  test('is a file in the outbox, once, readable by its owner alone', async () => {
    const folder = await mailThrough()
    const { id: project_id } = await newProject()
    const id = await newLetter(project_id, { reply_to: 'sam@example.org' })
    await sendLetter(id, another)
    await db.letter.update({ where: { id }, data: { state: 'pending' } })
    await sendLetter(id, another)

    const [name = '', ...others] = await readdir(folder)
    expect(others).toEqual([])
    expect(name).toMatch(new RegExp(`^\\d{8}T\\d{9}Z-${id}\\.json$`))
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toMatchObject({
      to: ['ana@example.com'],
      from: '"Acme" <frontdesk@localhost>',
      subject: 'Hello',
      text: 'How are you?',
      html: '<p>How are you?</p>',
      headers: { 'Reply-To': 'sam@example.org', 'Auto-Submitted': 'auto-generated', 'Message-ID': `<${id}@localhost>` },
    })
    expect(await letterNow(id)).toMatchObject({ state: 'sent', message_id: `<${id}@localhost>` })
  })
})

test('a letter that is sent is not sent again', async () => {
  const server = await smtp()
  const id = await newLetter((await newProject()).id)
  await sendLetter(id, another)
  await sendLetter(id, another)
  expect(server.tries).toHaveLength(1)
  expect((await letterNow(id)).attempts).toBe(1)
})
