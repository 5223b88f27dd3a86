import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inbound } from '@/lib/contract/inbound'
import { db } from '@/lib/db'
import { collectFiles } from '@/lib/domain/files/collect-files'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import { CHANNEL } from '@/lib/domain/live/live-change'
import { env, setEnv } from '@/lib/env'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { DAY, HOUR, later } from '@/tests/support/at'
import { atDesk, change, readAs, reply, setRecipient, write } from '@/tests/support/desk'
import { download, inDataFolder, objects } from '@/tests/support/files'
import {
  addressFor,
  comes,
  inboundSecret,
  messagesOf,
  openDoor,
  parts,
  rawMail,
  received,
  replyDomain,
  startReceiving,
  throughDoor,
  webhook,
} from '@/tests/support/inbound'
import { until } from '@/tests/support/mail'
import { png } from '@/tests/support/sample-files'
import { newProject, type Project } from '@/tests/support/seeds'

inDataFolder()

let project: Project
let request: Awaited<ReturnType<typeof newRequest>>
let To: string

beforeAll(async () => {
  openDoor()
  project = await newProject()
  await setRecipient(project, 'team@example.com')
})

afterAll(() => setEnv({ INBOUND_EMAIL_DOMAIN: '', INBOUND_EMAIL_SECRET: '' }))

beforeEach(async () => {
  request = await newRequest(project)
  To = addressFor(project, request)
})

const contents = async () => (await messagesOf(request)).map(({ content }) => content)
const toTeam = () => db.letter.findMany({ where: { subject_id: request.id, kind: 'support_team_reply' } })
const toCustomer = () => db.letter.count({ where: { subject_id: request.id, to: { has: 'ana@example.com' } } })
const actions = async () => (await atDesk(project, request.id)).history.map(({ action }) => action)

test('the receipt and every reply to the customer carry the address that brings the answer back, and say so', async () => {
  await reply(project, request.id)
  const letters = await db.letter.findMany({
    where: { subject_id: request.id, to: { has: 'ana@example.com' } },
    orderBy: { created_at: 'asc' },
  })
  expect(letters.map(({ kind, reply_to }) => [kind, reply_to])).toEqual([
    ['support_request_received', To],
    ['support_reply', To],
  ])
  expect(letters[1]?.text).toContain('Answer this letter')
})

describe('a reply by mail', () => {
  test('is a message of its request, from its customer, and the team is told', async () => {
    await change(project, request.id, { status: 'waiting_on_customer' })
    expect(await comes(rawMail({ To }))).toBe('message')

    const { data } = await readAs(request)
    expect(data).toMatchObject({ status: 'open', message_count: 1 })
    expect(data.messages).toMatchObject([
      { author_type: 'user', author_name: 'Ana', author_email: 'ana@example.com', content: 'It works now, thank you.' },
    ])
    expect((await toTeam())[0]?.text).toContain('It works now, thank you.')
    expect((await actions()).at(-1)).toBe('replied')
  })

  test.each(['To', 'Cc', 'Delivered-To', 'X-Original-To'])('is found by its address in %s', async (name) => {
    const headers = {
      To: 'Acme <support@example.com>',
      [name]: `"Acme, support" <${To.toUpperCase()}>, bo@example.com`,
    }
    expect(await comes(rawMail(headers))).toBe('message')
  })

  test('to two requests is a message of each, as the mail server hands it over for each', async () => {
    const other = await newRequest(project)
    const both = { To: `${To}, ${addressFor(project, other)}`, 'Message-ID': '<both@mail.example.com>' }
    expect(await comes(rawMail({ ...both, 'Delivered-To': To }))).toBe('message')
    expect(await comes(rawMail({ ...both, 'Delivered-To': addressFor(project, other) }))).toBe('message')
    expect([(await messagesOf(request)).length, (await messagesOf(other)).length]).toEqual([1, 1])
  })

  test('that comes again is known, also without a Message-ID', async () => {
    for (const raw of [rawMail({ To }), rawMail({ To, 'Message-ID': '' }, 'Once more.')]) {
      expect(await comes(raw)).toBe('message')
      expect(await comes(raw)).toBe('known')
    }
    expect(await contents()).toEqual(['It works now, thank you.', 'Once more.'])
  })

  test('that comes six times at once is taken once', async () => {
    const raw = rawMail({ To })
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => comes(raw)))
    expect(outcomes.toSorted()).toEqual(['known', 'known', 'known', 'known', 'known', 'message'])
    expect(await contents()).toHaveLength(1)
    expect((await readAs(request)).data.message_count).toBe(1)
    expect(await toTeam()).toHaveLength(1)
  })

  test('with a Message-ID of 5,000 characters is taken once too', async () => {
    const raw = rawMail({
      To,
      'Message-ID': `<${'x'.repeat(900)}\r\n ${'y'.repeat(900)}${'z'.repeat(3_000)}@example.com>`,
    })
    expect([await comes(raw), await comes(raw)]).toEqual(['message', 'known'])
  })

  test('keeps 20,000 characters', async () => {
    expect(await comes(rawMail({ To }, '😀 a'.repeat(10_000)))).toBe('message')
    const [content = ''] = await contents()
    expect([...content]).toHaveLength(20_000)
    expect(content.endsWith('…')).toBe(true)
  })

  test('that only machines could read for minutes is read in time', async () => {
    const started = Date.now()
    expect(await comes(rawMail({ To }, `It fails.\n${'Op x\nschreef\n'.repeat(5_000)}`))).toBe('message')
    expect(Date.now() - started).toBeLessThan(20_000)
    expect((await contents())[0]).toMatch(/^It fails\./)
  })

  test('in HTML nested 50,000 deep is not lost', async () => {
    const html = rawMail({ To, 'Content-Type': 'text/html' }, `${'<div>'.repeat(50_000)}Hello`)
    expect(await comes(html)).toBe('message')
    expect(await contents()).toEqual(['(The text of this mail could not be read.)'])
  })
})

const quoted = '> Have a look at the settings.\n>\n> -- \n> Acme\n'

describe('of a mail, what was written is kept, without quote and signature:', () => {
  const plain: [program: string, body: string, kept: string][] = [
    [
      'Gmail',
      `Thanks!\n\nIt works.\n\nOn Fri, Nov 20, 2026 at 2:41 PM Acme <\n__ADDRESS__> wrote:\n\n${quoted}`,
      'Thanks!\n\nIt works.',
    ],
    [
      'Gmail in German',
      `Danke, läuft.\n\nAm Fr., 20. Nov. 2026 um 14:41 Uhr schrieb Acme <\n__ADDRESS__>:\n\n${quoted}`,
      'Danke, läuft.',
    ],
    ['Apple Mail', `It works.\n\n> On 20. Nov 2026, at 14:41, Acme <__ADDRESS__> wrote:\n> \n${quoted}`, 'It works.'],
    ['Apple Mail in German', `Läuft.\n\n> Am 20.11.2026 um 14:41 schrieb Acme <__ADDRESS__>:\n> \n${quoted}`, 'Läuft.'],
    [
      'Outlook',
      'It works.\n________________________________\nFrom: Acme <__ADDRESS__>\nSent: Friday, November 20, 2026 2:41 PM\nTo: Ana <ana@example.com>\nSubject: Re: [#1] Password\n\nHave a look at the settings.\n',
      'It works.',
    ],
    [
      'Outlook in German',
      'Läuft jetzt.\n\nVon: Acme <__ADDRESS__> \nGesendet: Freitag, 20. November 2026 14:41\nAn: ana@example.com\nBetreff: Re: [#1] Password\n\nSchau in die Einstellungen.\n',
      'Läuft jetzt.',
    ],
    [
      'old Outlook in German',
      'Läuft.\n\n-----Ursprüngliche Nachricht-----\nVon: Acme\nSchau in die Einstellungen.\n',
      'Läuft.',
    ],
    ['Thunderbird', `It works.\n\nOn 11/20/26 14:41, Acme wrote:\n${quoted}`, 'It works.'],
    ['an answer below the quote', `On 11/20/26 14:41, Acme wrote:\n${quoted}\nI did, it helps.\n`, 'I did, it helps.'],
    ['answers between the lines', `On 11/20/26 14:41, Acme wrote:\n> One?\n\nYes.\n\n> Two?\n\nNo.\n`, 'Yes.\n\nNo.'],
    ['a signature', 'It works.\n\n-- \nAna Smith\nHead of Everything\n', 'It works.'],
    [
      'much below a line of dashes',
      `Log:\n\n---\n${'line\n'.repeat(20)}`,
      `Log:\n\n---\n${'line\n'.repeat(20)}`.trim(),
    ],
    ['a phone', 'It works.\n\nSent from my iPhone\n', 'It works.'],
    ['a phone in German', 'Läuft.\n\nVon meinem iPhone gesendet\n', 'Läuft.'],
    [
      'words like a quote’s',
      'On Monday it worked.\nFrom: is missing in the list.\nWe wrote: nothing.',
      'On Monday it worked.\nFrom: is missing in the list.\nWe wrote: nothing.',
    ],
    [
      'a forwarded mail alone',
      'From: Bo <bo@example.com>\nSent: Friday\nTo: Ana\n\nIt is broken.',
      'From: Bo <bo@example.com>\nSent: Friday\nTo: Ana\n\nIt is broken.',
    ],
  ]

  test.each(plain)('%s', async (_program, body, kept) => {
    expect(await comes(rawMail({ To }, body.replaceAll('__ADDRESS__', To)))).toBe('message')
    expect(await contents()).toEqual([kept])
  })

  const html: [program: string, body: string, kept: string][] = [
    [
      'Gmail',
      '<div dir="ltr">It <b>works</b>.<br><br>But why?</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Fri, Nov 20, 2026 at 2:41 PM Acme &lt;<a href="mailto:__ADDRESS__">__ADDRESS__</a>&gt; wrote:<br></div><blockquote class="gmail_quote">Look at the settings.</blockquote></div>',
      'It works.\n\nBut why?',
    ],
    [
      'Outlook in German',
      '<html><head><style>p{color:red}</style></head><body><p>L&auml;uft jetzt.</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>Von:</b> Acme &lt;__ADDRESS__&gt;<br><b>Gesendet:</b> Freitag, 20. November 2026 14:41<br><b>An:</b> ana@example.com<br><b>Betreff:</b> Re: [#1]</div><p>Schau nach.</p></body></html>',
      'Läuft jetzt.',
    ],
    [
      'Apple Mail',
      '<body>It works.<div><br><blockquote type="cite"><div>On 20. Nov 2026, at 14:41, Acme &lt;__ADDRESS__&gt; wrote:</div><br><div>Look.</div></blockquote></div></body>',
      'It works.',
    ],
  ]

  test.each(html)('%s, HTML alone', async (_program, body, kept) => {
    const raw = rawMail({ To, 'Content-Type': 'text/html; charset=utf-8' }, body.replaceAll('__ADDRESS__', To))
    expect(await comes(raw)).toBe('message')
    expect(await contents()).toEqual([kept])
  })

  const encoded: [how: string, headers: { [name: string]: string }, body: Buffer][] = [
    [
      'base64',
      { 'Content-Transfer-Encoding': 'base64' },
      Buffer.from(Buffer.from('Grüße aus Köln').toString('base64')),
    ],
    [
      'quoted-printable',
      { 'Content-Transfer-Encoding': 'quoted-printable' },
      Buffer.from('Gr=C3=BC=C3=9Fe a=\r\nus K=C3=B6ln'),
    ],
    ['ISO-8859-1', { 'Content-Type': 'text/plain; charset=ISO-8859-1' }, Buffer.from('Grüße aus Köln', 'latin1')],
    [
      'format=flowed',
      { 'Content-Type': 'text/plain; charset=utf-8; format=flowed' },
      Buffer.from('Grüße \r\naus Köln'),
    ],
  ]

  test.each(encoded)('%s', async (_how, headers, body) => {
    expect(await comes(rawMail({ To, From: '=?ISO-8859-1?Q?J=F6rg?= <ana@example.com>', ...headers }, body))).toBe(
      'message',
    )
    expect(await messagesOf(request)).toMatchObject([{ content: 'Grüße aus Köln', author_name: 'Jörg' }])
  })

  test('plain text before HTML', async () => {
    const [headers, body] = parts('alternative', [
      { type: 'text/plain; charset=utf-8', body: 'It *works*.' },
      { type: 'text/html; charset=utf-8', body: '<p>It <b>works</b>.</p>' },
    ])
    expect(await comes(rawMail({ To, ...headers }, body))).toBe('message')
    expect(await contents()).toEqual(['It *works*.'])
  })

  test('never the token of a link of ours that a program quoted in its own way', async () => {
    const token = request.access_token
    await comes(rawMail({ To }, `Works.\nYou said: http://localhost:3000/p/x/support/1?token=${token} for me`))
    const [content = ''] = await contents()
    expect(content).toContain('token=… for me')
    expect(JSON.stringify(await toTeam())).not.toContain(token)
  })
})

describe('the attachments of a mail', () => {
  const text = { type: 'text/plain; charset=utf-8', body: 'See below.' }

  test('are kept by their content, and those that are not taken are named', async () => {
    const [headers, body] = parts('mixed', [
      text,
      { type: 'image/png', name: 'shot.png', body: png() },
      { type: 'image/png', name: 'virus.png', body: Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1') },
      {
        type: 'application/pdf',
        name: 'big.pdf',
        body: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)]),
      },
    ])
    expect(await comes(rawMail({ To, ...headers }, body))).toBe('message')

    const { messages } = (await readAs(request)).data
    expect(messages[0]?.content).toBe(
      'See below.\n\n(Attachment “virus.png” was not kept.)\n(Attachment “big.pdf” was not kept.)',
    )
    expect(messages[0]?.attachments).toMatchObject([{ name: 'shot.png', mime_type: 'image/png' }])
    const file = await download(messages[0]?.attachments[0]?.url ?? '')
    expect(file.bytes).toEqual(png())
    await later(2 * DAY, collectFiles)
    expect((await download(messages[0]?.attachments[0]?.url ?? '')).status).toBe(200)
  })

  test('are ten at most', async () => {
    const files = Array.from({ length: 12 }, (_, n) => ({
      type: 'text/plain',
      name: `${n}.txt`,
      body: Buffer.from(`${n}`),
    }))
    const [headers, body] = parts('mixed', [text, ...files])
    expect(await comes(rawMail({ To, ...headers }, body))).toBe('message')
    const [message] = await messagesOf(request)
    expect(freshAttachments(message?.attachments)).toHaveLength(10)
    expect(message?.content).toMatch(/“10\.txt” was not kept\.\)\n\(Attachment “11\.txt”/)
  })

  test('alone are a message, in the project’s language', async () => {
    const german = await newProject({ language: 'de' })
    const asked = await newRequest(german)
    const file = { type: 'image/png', name: 'bild.png', body: png() }
    const [headers, body] = parts('mixed', [{ ...text, body: '' }, file])
    expect(await comes(rawMail({ To: addressFor(german, asked), ...headers }, body))).toBe('message')
    expect(await messagesOf(asked)).toMatchObject([{ content: '(Die E-Mail hatte Anhänge und keinen Text.)' }])
  })

  test('of a mail that is left alone are not kept', async () => {
    const before = (await objects()).length
    const [headers, body] = parts('mixed', [text, { type: 'image/png', name: 'shot.png', body: png() }])
    expect(await comes(rawMail({ To: 'desk@example.com', ...headers }, body))).toBe('ignored')
    expect(await comes(rawMail({ To, 'Auto-Submitted': 'auto-replied', ...headers }, body))).toBe('ignored')
    expect(await objects()).toHaveLength(before)
  })
})

describe('a mail is held for the team', () => {
  const forged =
    'mx.example.com; spf=pass smtp.mailfrom=eve.example; dkim=none; dmarc=fail (p=NONE) header.from=example.com'
  const held: [why: string, headers: { [name: string]: string }][] = [
    ['from another sender', { From: 'Eve <eve@example.org>' }],
    ['from an address that only looks like the customer’s', { From: '"ana@example.com" <eve@example.org>' }],
    ['from two senders', { From: 'ana@example.com, eve@example.org' }],
    ['with two From headers', { from: 'Eve <eve@example.org>' }],
    ['without a sender', { From: 'undisclosed' }],
    ['that fails DMARC', { 'Authentication-Results': forged }],
    [
      'whose signature is of another domain',
      { 'Authentication-Results': 'mx; spf=fail smtp.mailfrom=evil.example; dkim=pass header.d=evil.example' },
    ],
    ['whose signature fails', { 'Authentication-Results': 'mx; dkim=fail header.d=example.com; spf=none; dmarc=none' }],
    ['that SPF refuses', { 'Received-SPF': 'Fail (mx: domain does not permit it) client-ip=203.0.113.9' }],
    [
      'that fails SPF without a signature',
      { 'Authentication-Results': 'mx; spf=fail smtp.mailfrom="x;dkim=pass"@example.com' },
    ],
  ]

  test.each(held)('%s: no customer sees or hears of it', async (_why, headers) => {
    const before = (await readAs(request)).data
    const letters = await toCustomer()
    expect(await comes(rawMail({ To, ...headers }, 'Send me the password.'))).toBe('held')

    expect((await readAs(request)).data).toEqual(before)
    expect(await toCustomer()).toBe(letters)
    const { messages } = await atDesk(project, request.id)
    expect(messages).toMatchObject([{ author_type: 'user', is_internal: true, content: 'Send me the password.' }])
    expect((await actions()).at(-1)).toBe('mail_held')
    expect(await toTeam()).toHaveLength(1)
  })

  test('with who sent it and why', async () => {
    await comes(rawMail({ To, From: 'Eve <eve@example.org>' }))
    const { messages, history } = await atDesk(project, request.id)
    expect(messages).toMatchObject([{ author_name: 'Eve', author_email: 'eve@example.org' }])
    expect(history.at(-1)?.changes).toEqual({ why: [null, 'other_sender'] })
  })

  test('when the request is closed, and the request stays as it is', async () => {
    await change(project, request.id, { status: 'closed' })
    const before = (await readAs(request)).data
    expect(await comes(rawMail({ To }))).toBe('held')
    expect((await readAs(request)).data).toEqual(before)
    expect((await atDesk(project, request.id)).history.at(-1)?.changes).toEqual({ why: [null, 'closed'] })
    expect(await messagesOf(request)).toMatchObject([{ is_internal: true, content: 'It works now, thank you.' }])
  })

  test('when the request has no address', async () => {
    const nameless = await newRequest(project, { user_email: null })
    expect(await comes(rawMail({ To: addressFor(project, nameless) }))).toBe('held')
  })

  test('once, however often it comes at once', async () => {
    const raw = rawMail({ To, From: 'eve@example.org' })
    const outcomes = await Promise.all([comes(raw), comes(raw), comes(raw)])
    expect(outcomes.toSorted()).toEqual(['held', 'known', 'known'])
    expect(await toTeam()).toHaveLength(1)
  })

  test('when 20 came for its request within an hour, so that two machines do not answer each other for ever', async () => {
    for (let n = 0; n < 20; n += 1) expect(await comes(rawMail({ To }))).toBe('message')
    expect(await comes(rawMail({ To }))).toBe('held')
    expect(await later(HOUR, () => comes(rawMail({ To })))).toBe('message')
    expect((await readAs(request)).data.message_count).toBe(21)
  })

  test('and whoever looks at the team’s side alone hears of it at once', async () => {
    const listener = new pg.Client({ connectionString: env.DATABASE_URL })
    await listener.connect()
    await listener.query(`LISTEN ${CHANNEL}`)
    const heard: { support_request_id: string; audience: string }[] = []
    listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
    await comes(rawMail({ To, From: 'eve@example.org' }))
    await comes(rawMail({ To }))
    const ours = () => heard.filter(({ support_request_id }) => support_request_id === request.id)
    await until(() => ours().length >= 2)
    expect(ours().map(({ audience }) => audience)).toEqual(['team', 'all'])
    await listener.end()
  })

  test('and the customer’s own mail is not, in capitals, or forwarded with its signature whole', async () => {
    const forwarded = 'mx.example.com; spf=fail smtp.mailfrom=lists.example; dkim=pass header.d=example.com'
    expect(await comes(rawMail({ To, From: 'ANA@Example.com' }))).toBe('message')
    expect(await comes(rawMail({ To, 'Authentication-Results': forwarded }))).toBe('message')
  })
})

describe('a mail is left alone', () => {
  const automatic: [what: string, headers: { [name: string]: string }][] = [
    ['an automatic answer', { 'Auto-Submitted': 'auto-replied (vacation)' }],
    ['Exchange’s absence note', { 'X-Auto-Response-Suppress': 'All' }],
    ['an old absence note', { Precedence: 'bulk' }],
    ['a mailing list', { Precedence: 'list' }],
    ['an answer of an old program', { 'X-Autoreply': 'yes' }],
    ['a mail without a way back', { 'Return-Path': '<>' }],
    ['a bounce', { From: 'Mail Delivery System <MAILER-DAEMON@mx.example.com>' }],
    ['a delivery report', { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x' }],
    ['our own letter come back', { From: 'Acme <frontdesk@localhost>' }],
    ['a mail from a reply address', { From: `r-${'0'.repeat(26)}-${'0'.repeat(16)}@${replyDomain}` }],
  ]

  test.each(automatic)('%s', async (_what, headers) => {
    expect(await comes(rawMail({ To, ...headers }))).toBe('ignored')
    expect(await messagesOf(request)).toEqual([])
    expect(await toTeam()).toEqual([])
  })

  test('unless it says that a person wrote it', async () => {
    expect(await comes(rawMail({ To, 'Auto-Submitted': 'no', Precedence: 'normal' }))).toBe('message')
  })

  test('one that says nothing', async () => {
    expect(await comes(rawMail({ To }, ' \n\u200b\n'))).toBe('ignored')
    expect(await comes(rawMail({ To }, `On 11/20/26 14:41, Acme wrote:\n${quoted}`))).toBe('ignored')
  })

  test('one to no reply address, to a forged one, to one elsewhere and to one of a request that is gone', async () => {
    const wrong = To.replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0'))
    const gone = addressFor(project, { id: '00000000-0000-4000-8000-000000000000' })
    for (const address of ['desk@example.com', wrong, To.replace(replyDomain, 'example.com'), gone, `x${To}`])
      expect(await comes(rawMail({ To: address })), address).toBe('ignored')
    expect(await messagesOf(request)).toEqual([])
  })

  test('one to an address that another project’s proof was put on', async () => {
    const other = await newProject()
    expect(await comes(rawMail({ To: addressFor(other, request) }))).toBe('ignored')
    const theirs = await newRequest(other)
    expect(await comes(rawMail({ To: addressFor(other, theirs) }))).toBe('message')
    expect([(await messagesOf(request)).length, (await messagesOf(theirs)).length]).toEqual([0, 1])
  })
})

test('of two customers’ words at once, one by mail and one on the page, both are kept and counted', async () => {
  await Promise.all([comes(rawMail({ To })), write(request, { content: 'By the page.' })])
  expect((await contents()).toSorted()).toEqual(['By the page.', 'It works now, thank you.'])
  expect((await readAs(request)).data.message_count).toBe(2)
})

describe('the mail server’s door', () => {
  const post = (raw: Buffer, secret?: string) => send(inbound.email, throughDoor(raw, secret))

  test.each([
    ['a wrong secret', 'a-secret-of-the-mail-server-0123456780'],
    ['a part of the secret', inboundSecret.slice(0, -1)],
    ['the secret and more', `${inboundSecret}x`],
  ])('is shut to %s', async (_what, secret) => {
    expectRefusal(await post(rawMail({ To }), secret), 'UNAUTHORIZED')
    expect(await messagesOf(request)).toEqual([])
  })

  test('is shut to whoever brings none, and to a project’s key', async () => {
    const headers = { 'Content-Type': 'message/rfc822' }
    const raw = rawMail({ To }) as BodyInit
    expectRefusal(await send(inbound.email, { raw, headers }), 'UNAUTHORIZED')
    expectRefusal(await send(inbound.email, { raw, headers, key: project.key }), 'UNAUTHORIZED')
  })

  test('is shut where no secret is set', async () => {
    setEnv({ INBOUND_EMAIL_DOMAIN: '', INBOUND_EMAIL_SECRET: '' })
    expectRefusal(await post(rawMail({ To }), 'x'), 'UNAUTHORIZED')
    expectRefusal(await send(inbound.email, webhook(received('1'))), 'UNAUTHORIZED')
    openDoor()
  })

  test('takes a mail of 25 MiB and none that is larger', async () => {
    const most = 25 * 1024 * 1024
    const start = rawMail({ To }, 'It works.\n')
    const whole = Buffer.concat([start, Buffer.alloc(most - start.length, 'x'.repeat(75).concat('\n'))])
    expect((await post(whole)).data).toEqual({ outcome: 'message' })
    expectRefusal(await post(Buffer.concat([whole, Buffer.from('x')])), 'PAYLOAD_TOO_LARGE')
  })

  test('takes mails and events alone', async () => {
    const sent = { ...throughDoor(rawMail({ To })) }
    const headers = { ...sent.headers, 'Content-Type': 'text/plain' }
    expectRefusal(await send(inbound.email, { ...sent, headers }), 'UNSUPPORTED_MEDIA_TYPE')
  })

  test('leaves alone what is no mail, and refuses one of 2,000 parts', async () => {
    expect(await comes(Buffer.from([0, 1, 2, 255, 254]))).toBe('ignored')
    const [headers, body] = parts(
      'mixed',
      Array.from({ length: 2_000 }, () => ({ type: 'text/plain', body: 'x' })),
    )
    expectRefusal(await post(rawMail({ To, ...headers }, body)), 'VALIDATION_ERROR')
  })
})

describe('Resend’s webhook', () => {
  const at = '/emails/receiving/mail_1'
  const told = (overrides: object = {}) => ({
    object: 'email',
    id: 'mail_1',
    from: 'Ana <ana@example.com>',
    to: [To],
    cc: [],
    bcc: [],
    reply_to: [],
    received_for: [To],
    subject: 'Re: [#1] Password',
    created_at: '2026-11-20T14:41:00.000Z',
    message_id: '<resend-1@mail.example.com>',
    headers: { 'return-path': '<ana@example.com>' },
    text: 'It works now.\n\nOn 11/20/26 14:41, Acme wrote:\n> Look.\n',
    html: '<p>It works now.</p>',
    attachments: [],
    raw: null,
    ...overrides,
  })

  let resend: Awaited<ReturnType<typeof startReceiving>>
  let kept: { [path: string]: object | Buffer | number } = {}
  beforeAll(async () => {
    resend = await startReceiving(() => kept)
  })
  afterAll(() => resend.stop())

  const event = (signing?: Parameters<typeof webhook>[1]) => send(inbound.email, webhook(received('mail_1'), signing))

  test.each(['svix', 'webhook'] as const)('signed by %s headers brings the mail as it came', async (names) => {
    const [headers, body] = parts('mixed', [
      { type: 'text/plain; charset=utf-8', body: 'It works now.' },
      { type: 'image/png', name: 'shot.png', body: png() },
    ])
    const raw = { download_url: `${resend.url}/raw/1`, expires_at: '2026-11-20T15:41:00.000Z' }
    kept = { [at]: told({ raw }), '/raw/1': rawMail({ To, ...headers }, body) }
    expect((await event({ names })).data).toEqual({ outcome: 'message' })
    expect((await event({ names })).data).toEqual({ outcome: 'known' })
    const [message] = await messagesOf(request)
    expect(message?.content).toBe('It works now.')
    expect(freshAttachments(message?.attachments)).toMatchObject([{ name: 'shot.png' }])
    const asked = resend.received.find(({ path }) => path.startsWith(at))
    expect(asked?.headers.authorization).toBe('Bearer re_test')
    expect(resend.received.find(({ path }) => path === '/raw/1')?.headers.authorization).toBeUndefined()
  })

  test('brings what Resend read of it where there is no raw mail, with its attachments', async () => {
    const file = { id: 'f1', filename: 'shot.png', size: 70, content_type: 'image/png', content_id: null }
    kept = {
      [at]: told({ to: ['desk@example.com'], attachments: [{ ...file, content_disposition: 'attachment' }] }),
      [`${at}/attachments`]: { object: 'list', has_more: false, data: [{ ...file, download_url: `${resend.url}/f1` }] },
      '/f1': png(),
    }
    expect((await event()).data).toEqual({ outcome: 'message' })
    expect((await event()).data).toEqual({ outcome: 'known' })
    const [message] = await messagesOf(request)
    expect(message).toMatchObject({ content: 'It works now.', author_email: 'ana@example.com', author_name: 'Ana' })
    expect(freshAttachments(message?.attachments)).toMatchObject([{ name: 'shot.png', mime_type: 'image/png' }])
  })

  test('brings HTML alone as text, holds a stranger’s mail and leaves an automatic one alone', async () => {
    kept = { [at]: told({ text: null, message_id: '<1@x>' }) }
    expect((await event()).data).toEqual({ outcome: 'message' })
    kept = { [at]: told({ from: 'eve@example.org', message_id: '<2@x>' }) }
    expect((await event()).data).toEqual({ outcome: 'held' })
    kept = { [at]: told({ headers: { 'auto-submitted': 'auto-replied' }, message_id: '<3@x>' }) }
    expect((await event()).data).toEqual({ outcome: 'ignored' })
    expect(await contents()).toEqual(['It works now.', 'It works now.'])
  })

  test.each([
    ['a bad signature', { body: JSON.stringify(received('mail_2')) }],
    ['another secret', { secret: `whsec_${Buffer.from('another key of 24 bytes.').toString('base64')}` }],
    ['a signature of six minutes ago', { at: new Date(Date.now() - 360_000) }],
    ['a signature of six minutes ahead', { at: new Date(Date.now() + 360_000) }],
  ])('with %s is refused, and nothing is fetched', async (_what, signing) => {
    const before = resend.received.length
    expectRefusal(await event(signing), 'UNAUTHORIZED')
    expect(resend.received).toHaveLength(before)
  })

  test('without a signature is refused', async () => {
    expectRefusal(await send(inbound.email, { body: received('mail_1') }), 'UNAUTHORIZED')
  })

  test('about something else is acknowledged, and one that names no mail is refused', async () => {
    const other = await send(inbound.email, webhook({ type: 'email.sent', data: { email_id: 'mail_1' } }))
    expect(other.data).toEqual({ outcome: 'ignored' })
    for (const broken of [{ type: 'email.received', data: { email_id: '../keys' } }, { type: 'email.received' }, []])
      expectRefusal(await send(inbound.email, webhook(broken)), 'VALIDATION_ERROR')
  })

  test.each([500, 429, 401])('is asked for again when Resend answers %i', async (status) => {
    kept = { [at]: status }
    expectRefusal(await event(), 'SERVICE_UNAVAILABLE')
    kept = { [at]: told() }
    expect((await event()).data).toEqual({ outcome: 'message' })
  })

  test('is asked for again when an attachment cannot be fetched', async () => {
    const file = { id: 'f1', filename: 'a.txt', size: 1, content_type: 'text/plain' }
    const list = { object: 'list', has_more: false, data: [{ ...file, download_url: `${resend.url}/missing` }] }
    kept = { [at]: told({ attachments: [file] }), [`${at}/attachments`]: list }
    expectRefusal(await event(), 'SERVICE_UNAVAILABLE')
    expect(await messagesOf(request)).toEqual([])
  })

  test('about a mail that Resend no longer has is acknowledged', async () => {
    kept = {}
    expect((await event()).data).toEqual({ outcome: 'ignored' })
  })

  test('brings no mail of more than 25 MiB', async () => {
    const raw = { download_url: `${resend.url}/raw/1`, expires_at: '2026-11-20T15:41:00.000Z' }
    kept = { [at]: told({ raw }), '/raw/1': Buffer.alloc(25 * 1024 * 1024 + 1, 'x') }
    expectRefusal(await event(), 'PAYLOAD_TOO_LARGE')
  })
})
