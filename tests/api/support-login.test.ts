import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { supportAccess } from '@/lib/contract/support-access'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { sweep } from '@/lib/domain/maintenance/sweep'
import { env } from '@/lib/env'
import { keyFor, sha256 } from '@/lib/secret'
import {
  ana,
  loginJobs,
  loginLetters,
  mailed,
  newLogin,
  newRequest,
  newSession,
  otherThan,
  sendCode,
  sendLink,
  verify,
  workLogins,
} from '@/tests/support/access'
import { type Answered, ask, expectRefusal, newAddress, type Sent, send } from '@/tests/support/api'
import { DAY, HOUR, later, SECOND } from '@/tests/support/at'
import { newProject, nobody, type Project } from '@/tests/support/seeds'

const MINUTE = 60 * SECOND
const unknown = 'nobody@example.com'

/** A project where Ana has a request. */
async function anasProject(): Promise<Project> {
  const project = await newProject()
  await newRequest(project)
  return project
}

const myRequests = (token: string) =>
  send(supportRequests.myRequests, { headers: { Authorization: `Bearer ${token}` } })
const open = ({ id }: Project, token: string) => send(supportAccess.verifyToken, { query: { project_id: id, token } })

/** An answer as far as it may differ between addresses: not at all, but for its id and its budget. */
function comparable({ status, text, headers }: Answered) {
  const told = [...headers].filter(([name]) => !['x-request-id', 'ratelimit'].includes(name))
  return { status, text, told }
}

type Asks = (project: { id: string }, email?: string, sent?: Sent) => Promise<Answered>

describe.each<[name: string, asks: Asks, answer: object]>([
  ['POST /portal/support-requests/send-code', sendCode, { expires_in: 600 }],
  [
    'POST /portal/support-requests/send-magic-link',
    sendLink,
    { message: 'If this address has a request here, a mail with a link is on its way. It is good for an hour.' },
  ],
])('%s', (_name, asks, answer) => {
  test('200: mails a code and a link to an address that has a request', async () => {
    const project = await anasProject()
    expect((await asks(project)).data).toEqual(answer)
    await workLogins(project)
    const [letter, ...more] = await loginLetters(project)
    expect(more).toEqual([])
    expect(letter?.to).toEqual([ana])
    const { code, token } = await mailed(project)
    expect(letter?.text).toContain(`http://localhost:3000/p/${project.slug}/support/open?token=${token}\n`)
    expect(letter?.html).toContain(`/support/open?token=${token}"`)
    expect(letter?.html).toContain(code)
    expect(letter?.subject).not.toContain(code)
  })

  test('200: an address without a request is answered alike, and gets nothing', async () => {
    const project = await anasProject()
    const [known, other] = [await asks(project), await asks(project, unknown, { from: newAddress() })]
    expect(comparable(other)).toEqual(comparable(known))
    const rows = await db.support_login_ask.findMany({ where: { project_id: project.id } })
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/example\.com/)
    await workLogins(project)
    expect((await loginLetters(project)).map(({ to }) => to)).toEqual([[ana]])
    expect(await db.support_login.count({ where: { project_id: project.id } })).toBe(1)
  })

  test('200: a request in another project is none in this one', async () => {
    const [project] = [await newProject(), await anasProject()]
    await asks(project)
    await workLogins(project)
    expect(await loginLetters(project)).toEqual([])
  })

  test('200: the address is found without case, and mailed as it stands in the request', async () => {
    const project = await newProject()
    await newRequest(project, { user_email: 'Ana@Example.com' })
    await asks(project, 'aNA@eXAMPLE.com')
    await workLogins(project)
    expect((await loginLetters(project)).map(({ to }) => to)).toEqual([['Ana@Example.com']])
  })

  test('200: within 60 s of the last nothing new is sent or counted, for known and unknown addresses', async () => {
    const project = await anasProject()
    for (const email of [ana, unknown]) {
      const from = newAddress()
      const before = Date.now()
      const answers = [await asks(project, email, { from })]
      for (let n = 0; n < 25; n += 1) answers.push(await asks(project, email, { from }))
      answers.push(await later(59 * SECOND - (Date.now() - before), () => asks(project, email, { from })))
      for (const each of answers) expect(comparable(each)).toEqual(comparable(answers[0] as Answered))
    }
    expect(await loginJobs(project)).toHaveLength(2)
    await later(61 * SECOND, () => asks(project, ana))
    expect(await loginJobs(project)).toHaveLength(3)
  })

  test('200: of ten at once one is sent', async () => {
    const project = await anasProject()
    const answers = await Promise.all(Array.from({ length: 10 }, () => asks(project, ana, { from: newAddress() })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await workLogins(project)
    expect(await loginLetters(project)).toHaveLength(1)
  })

  test('400: no address, or none', async () => {
    const { id } = await newProject()
    const at = asks === sendCode ? supportAccess.sendCode : supportAccess.sendMagicLink
    const path = asks === sendCode ? 'email' : 'user_email'
    expectRefusal(await send(at, { body: { project_id: id } }), 'VALIDATION_ERROR', path)
    expectRefusal(await asks({ id }, 'ana'), 'VALIDATION_ERROR', path)
  })

  test('404: an unknown project', async () => {
    expectRefusal(await asks({ id: nobody }), 'NOT_FOUND')
  })

  test('429: the 6th in an hour for an address, known or unknown, from wherever it comes', async () => {
    const project = await anasProject()
    for (const email of [ana, unknown]) {
      const answers: Answered[] = []
      for (let n = 0; n < 8; n += 1)
        answers.push(await later(n * 61 * SECOND, () => asks(project, email, { from: newAddress() })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
      expectRefusal(answers[5] as Answered, 'RATE_LIMITED')
      expect(answers[5]?.headers.get('ratelimit-policy')).toBe('"login_address";q=5;w=3600')
      expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(3_500)
    }
    expect(await loginJobs(project)).toHaveLength(10)
  })

  test('429: the 21st in an hour from a client address; others go on', async () => {
    const project = await newProject()
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1) statuses.push((await asks(project, `a${n}@example.com`)).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
    expect((await asks(project, 'a21@example.com', { from: newAddress() })).status).toBe(200)
    expect(await loginJobs(project)).toHaveLength(21)
  })
})

test('send-code and send-magic-link share their limits', async () => {
  const project = await anasProject()
  await sendCode(project)
  expect((await sendLink(project)).status).toBe(200)
  expect(await loginJobs(project)).toHaveLength(1)
  const asks: Asks[] = [sendLink, sendCode, sendLink, sendCode]
  for (const [n, each] of asks.entries()) await later((n + 1) * 61 * SECOND, () => each(project))
  expectRefusal(await later(5 * 61 * SECOND, () => sendLink(project)), 'RATE_LIMITED')
})

test('the letter speaks the language of the project', async () => {
  const project = await newProject({ language: 'de' })
  await newRequest(project)
  const { text, code, token } = await newLogin(project)
  expect(text).toBe(`Deine Anfragen bei Acme

Gib diesen Code auf der Seite ein, auf der du ihn angefordert hast. Er gilt 10 Minuten und einmal:

${code}

Oder öffne deine Anfragen mit diesem Link. Er gilt eine Stunde:

Meine Anfragen öffnen:
http://localhost:3000/p/${project.slug}/support/open?token=${token}

Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren; ohne sie kommt niemand hinein. Gib weder Code noch Link weiter.

-- 
Acme
`)
})

test('send-code takes user_email as published clients send it', async () => {
  const project = await anasProject()
  expect((await send(supportAccess.sendCode, { body: { project_id: project.id, user_email: ana } })).status).toBe(200)
  await workLogins(project)
  expect(await loginLetters(project)).toHaveLength(1)
})

describe('how long an answer takes does not tell whether an address is known, because', () => {
  test('to send looks at no request and no login', async () => {
    const project = await anasProject()
    await newLogin(project)
    const other = new pg.Client({ connectionString: env.DATABASE_URL })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE support_request, support_login IN ACCESS EXCLUSIVE MODE')
    try {
      for (const email of [ana, unknown]) {
        const answer = await later(61 * SECOND, () => sendCode(project, email, { from: newAddress() }))
        expect(answer.status).toBe(200)
      }
    } finally {
      await other.end()
    }
    expect(await loginJobs(project)).toHaveLength(2)
  })

  test('to try a code writes for either', async () => {
    const project = await anasProject()
    const { code } = await newLogin(project)
    await sendCode(project, unknown)
    const versions = () => db.$queryRaw<{ xmin: string }[]>`
      SELECT xmin::text FROM support_login_ask WHERE project_id = ${project.id}::uuid ORDER BY address_hash`
    const before = await versions()
    for (const email of [ana, unknown]) expectRefusal(await verify(project, otherThan(code), email), 'INVALID_CODE')
    const after = await versions()
    expect(after).toHaveLength(2)
    for (const [n, { xmin }] of after.entries()) expect(xmin).not.toBe(before[n]?.xmin)
  })
})

test('nothing is sent while the limiter is away', async () => {
  const project = await anasProject()
  await db.$executeRaw`ALTER TABLE rate_limit RENAME TO rate_limit_away`
  try {
    for (const asks of [sendCode, sendLink]) expect((await asks(project)).status).toBeGreaterThanOrEqual(500)
  } finally {
    await db.$executeRaw`ALTER TABLE rate_limit_away RENAME TO rate_limit`
  }
  expect(await loginJobs(project)).toEqual([])
  expect((await sendCode(project)).status).toBe(200)
})

describe('the job', () => {
  test('holds nothing that lets anybody in', async () => {
    const project = await anasProject()
    await sendCode(project)
    const [job] = await loginJobs(project)
    expect(job?.data).toEqual({
      project_id: project.id,
      address: expect.any(String),
      asked_at: expect.any(String),
      room: 'support',
    })
    expect(JSON.stringify(job?.data)).not.toContain(ana)
  })

  test('that runs twice mails once', async () => {
    const project = await anasProject()
    await sendCode(project)
    const [job] = await loginJobs(project)
    await workLogins(project)
    await db.$executeRaw`
      INSERT INTO pgboss.job (name, data) VALUES ('send_login', ${JSON.stringify(job?.data)}::jsonb)`
    await workLogins(project)
    expect(await loginLetters(project)).toHaveLength(1)
  })

  test('of a project that has gone does nothing', async () => {
    const project = await anasProject()
    await sendCode(project)
    await db.project.delete({ where: { id: project.id } })
    await workLogins(project)
    expect(await loginLetters(project)).toEqual([])
  })
})

describe('POST /portal/support-requests/verify-code', () => {
  test('200: a session of 30 days, of which the hash is kept', async () => {
    const project = await anasProject()
    const { code } = await newLogin(project)
    const { status, data, headers } = await verify(project, code, 'ANA@example.com')
    expect([status, data.user_email]).toEqual([200, ana])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(data.session_token).toMatch(/^pst_[\w-]{43}$/)
    expect(Math.abs(Date.parse(data.expires_at) - Date.now() - 30 * DAY)).toBeLessThan(MINUTE)
    const [row] = await db.support_session.findMany({ where: { project_id: project.id } })
    expect(row).toMatchObject({ hash: sha256(data.session_token), email: ana })
    expect((await myRequests(data.session_token)).data).toHaveLength(1)
  })

  test('200: digits in groups, and user_email', async () => {
    const project = await anasProject()
    const { code } = await newLogin(project)
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `
    const body = { project_id: project.id, user_email: ana, code: spaced }
    expect((await send(supportAccess.verifyCode, { body })).status).toBe(200)
  })

  test.each([
    ['email', { code: '123456' }],
    ['code', { email: ana }],
    ['code', { email: ana, code: '12345' }],
    ['code', { email: ana, code: '1234567' }],
    ['code', { email: ana, code: '١٢٣٤٥٦' }],
    ['code', { email: ana, code: 123456 }],
  ])('400: %s in %j', async (path, fields) => {
    const { id } = await newProject()
    expectRefusal(
      await send(supportAccess.verifyCode, { body: { project_id: id, ...fields } }),
      'VALIDATION_ERROR',
      path,
    )
  })

  test('401: one answer for a wrong, used, over-tried and expired code, an unknown address and one without a code', async () => {
    const from = newAddress
    const [project, used, tried, ended] = (await Promise.all(Array.from({ length: 4 }, anasProject))) as Project[]
    if (!project || !used || !tried || !ended) throw new Error()
    const { code } = await newLogin(project)
    const usedCode = (await newLogin(used)).code
    await verify(used, usedCode)
    const triedCode = (await newLogin(tried)).code
    for (let n = 0; n < 5; n += 1) await verify(tried, otherThan(triedCode), ana, { from: from() })
    const endedCode = (await newLogin(ended)).code

    const answers = [
      await verify(project, otherThan(code), ana, { from: from() }),
      await verify(used, usedCode, ana, { from: from() }),
      await verify(tried, triedCode, ana, { from: from() }),
      await later(10 * MINUTE + SECOND, () => verify(ended, endedCode, ana, { from: from() })),
      await verify(project, code, unknown, { from: from() }),
      await verify(await anasProject(), code, ana, { from: from() }),
    ]
    for (const each of answers) expect(comparable(each)).toEqual(comparable(answers[0] as Answered))
    expectRefusal(answers[0] as Answered, 'INVALID_CODE')
    expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer')
    expect((await verify(project, code)).status).toBe(200)
    expect((await later(9 * MINUTE, () => verify(ended, endedCode))).status).toBe(200)
  })

  test('401: a code of another address or project', async () => {
    const [one, two] = [await anasProject(), await anasProject()]
    await newRequest(one, { user_email: 'ben@example.com' })
    const { code } = await newLogin(one)
    await newLogin(two)
    expectRefusal(await verify(one, code, 'ben@example.com'), 'INVALID_CODE')
    const other = await mailed(two)
    if (other.code !== code) expectRefusal(await verify(two, code), 'INVALID_CODE')
    expect((await verify(one, code)).status).toBe(200)
  })

  test('401: a code that a newer letter has ended', async () => {
    const project = await anasProject()
    const first = await newLogin(project)
    const second = await later(61 * SECOND, () => newLogin(project))
    if (first.code !== second.code) expectRefusal(await verify(project, first.code), 'INVALID_CODE')
    expect((await verify(project, second.code)).status).toBe(200)
  })

  test('401: the fifth wrong try is the last', async () => {
    const project = await anasProject()
    const { code } = await newLogin(project)
    for (let n = 0; n < 4; n += 1) expectRefusal(await verify(project, otherThan(code)), 'INVALID_CODE')
    expect((await verify(project, code)).status).toBe(200)
  })

  test('404: an unknown project', async () => {
    expectRefusal(await verify({ id: nobody }, '123456'), 'NOT_FOUND')
  })

  test('429: a refused try counts tenfold, whether or not the address is known', async () => {
    const project = await anasProject()
    const { code } = await newLogin(project)
    for (const email of [ana, unknown]) {
      const from = newAddress()
      const statuses: number[] = []
      for (let n = 0; n < 7; n += 1) statuses.push((await verify(project, otherThan(code), email, { from })).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
    }
  })

  test('two right codes at once are one session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const project = await anasProject()
      const { code } = await newLogin(project)
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => verify(project, code, ana, { from: newAddress() })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401])
      expect(await db.support_session.count({ where: { project_id: project.id } })).toBe(1)
    }
  })

  test('20 wrong codes and the right one at once are five tries at most and one session at most', async () => {
    for (let round = 0; round < 3; round += 1) {
      const project = await anasProject()
      const { code } = await newLogin(project)
      const codes = Array.from({ length: 21 }, (_, n) => (n === 3 * round ? code : otherThan(code)))
      const answers = await Promise.all(codes.map((each) => verify(project, each, ana, { from: newAddress() })))
      const right = answers.filter(({ status }) => status === 200)
      const { attempts, consumed_at } = await db.support_login.findFirstOrThrow({ where: { project_id: project.id } })
      expect(attempts).toBeLessThanOrEqual(5)
      expect(right).toHaveLength(consumed_at ? 1 : 0)
      expect(consumed_at !== null || attempts === 5).toBe(true)
      expect(await db.support_session.count({ where: { project_id: project.id } })).toBe(right.length)
      expectRefusal(await verify(project, code), 'INVALID_CODE')
    }
  })

  test('20 wrong codes at once are counted five times', async () => {
    const project = await anasProject()
    const { code } = await newLogin(project)
    await Promise.all(Array.from({ length: 20 }, () => verify(project, otherThan(code), ana, { from: newAddress() })))
    expect(await db.support_login.findFirst({ where: { project_id: project.id } })).toMatchObject({ attempts: 5 })
  })
})

describe('GET /portal/support-requests/verify-token', () => {
  test('200: a link opens every request of its address, as often as it is asked, and leaves the code alone', async () => {
    const project = await anasProject()
    await newRequest(project, { user_email: 'ben@example.com' })
    const second = await newRequest(project, { user_email: 'ANA@example.com', description: 'Two' })
    const { code, token } = await newLogin(project)
    for (let n = 0; n < 3; n += 1) {
      expect(
        (await ask('HEAD', supportAccess.verifyToken.path, { query: { project_id: project.id, token } })).status,
      ).toBe(200)
      const { data } = await open(project, token)
      expect(data.tickets.map(({ number }) => number)).toEqual([3, 1])
      expect(data.user_email?.toLowerCase()).toBe(ana)
      expect(data.tickets[0]).toEqual({ ...stripped(second) })
    }
    expect((await verify(project, code)).status).toBe(200)
    expect((await open(project, token)).status).toBe(200)
  })

  test('200: an access token opens its request, a session those of its address', async () => {
    const project = await newProject()
    const [one, two] = [await newRequest(project), await newRequest(project)]
    const opened = (await open(project, one.access_token)).data
    expect([opened.tickets.map(({ id }) => id), opened.user_email]).toEqual([[one.id], ana])
    const session = await newSession(project)
    expect((await open(project, session)).data.tickets.map(({ id }) => id)).toEqual([two.id, one.id])
    const { data } = await send(supportAccess.verifyToken, {
      query: { project_id: project.id },
      headers: { 'X-Session-Token': session },
    })
    expect(data.tickets).toHaveLength(2)
  })

  test('401: a link after an hour, and one that a newer letter has ended', async () => {
    const project = await anasProject()
    const first = await newLogin(project)
    expect((await later(HOUR - MINUTE, () => open(project, first.token))).status).toBe(200)
    expectRefusal(await later(HOUR + SECOND, () => open(project, first.token)), 'UNAUTHORIZED')
    const second = await later(61 * SECOND, () => newLogin(project))
    expectRefusal(await open(project, first.token), 'UNAUTHORIZED')
    expect((await open(project, second.token)).status).toBe(200)
  })

  test('403: a token of another project', async () => {
    const [one, two] = [await anasProject(), await anasProject()]
    for (const token of [(await newLogin(one)).token, await newSession(one), (await newRequest(one)).access_token])
      expectRefusal(await open(two, token), 'FORBIDDEN')
  })
})

const stripped = ({ access_token, magic_link, ...request }: Awaited<ReturnType<typeof newRequest>>) => request

describe('DELETE /portal/support-requests/session', () => {
  test('200: ends this session and no other', async () => {
    const project = await anasProject()
    const [mine, other] = [await newSession(project), await newSession(project)]
    const end = () => send(supportAccess.endSession, { headers: { Authorization: `Bearer ${mine}` } })
    expect((await end()).body).toEqual({ success: true })
    expectRefusal(await end(), 'UNAUTHORIZED')
    expectRefusal(await myRequests(mine), 'UNAUTHORIZED')
    expect((await myRequests(other)).status).toBe(200)
  })
})

describe('what has run out', () => {
  test('is swept, and nothing else', async () => {
    const project = await anasProject()
    await newLogin(project)
    await newSession(project)
    const where = { project_id: project.id }
    const counts = async () => [
      await db.support_login.count({ where }),
      await db.support_login_ask.count({ where }),
      await db.support_session.count({ where }),
    ]
    await later(HOUR - MINUTE, sweep)
    expect(await counts()).toEqual([1, 1, 1])
    await later(HOUR + MINUTE, sweep)
    expect(await counts()).toEqual([0, 0, 1])
    await later(31 * DAY, sweep)
    expect(await counts()).toEqual([0, 0, 0])
  })
})

test('a code’s hash cannot be guessed without the secret of the installation', async () => {
  const project = await anasProject()
  const { code } = await newLogin(project)
  const { code_hash } = await db.support_login.findFirstOrThrow({ where: { project_id: project.id } })
  const guesses = [code, `${project.id}${ana}${code}`, JSON.stringify([project.id, ana, code])].map(sha256)
  expect(guesses).not.toContain(code_hash)
  expect(keyFor('login')).not.toEqual(keyFor('letter'))
})
