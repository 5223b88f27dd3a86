import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { identitySecret } from '@/lib/domain/projects/identity-secret'
import { startWorker, stopWorker } from '@/lib/jobs/worker'
import { ana, newLogin, newRequest, sendCode, verify } from '@/tests/support/access'
import { send } from '@/tests/support/api'
import { dump } from '@/tests/support/dump'
import { emptyQueues, mailThrough, until } from '@/tests/support/mail'
import { newProject, type Project } from '@/tests/support/seeds'

let outbox: string
let project: Project
const secrets = { access: '', link: '', session: '', identity: '', code: '' }
let beforeSending = ''

async function letters(): Promise<string[]> {
  const files = await readdir(outbox).catch(() => [])
  return Promise.all(files.filter((file) => file.endsWith('.json')).map((file) => readFile(join(outbox, file), 'utf8')))
}

const letterWith = (text: string) => until(async () => (await letters()).find((letter) => letter.includes(text)))
const found = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] ?? ''

beforeAll(async () => {
  await emptyQueues()
  outbox = await mailThrough()
  project = await newProject()
  secrets.identity = await identitySecret(project.id)
  const body = { project_id: project.id, description: 'Help', user_email: ana }
  const headers = { 'Idempotency-Key': project.id }
  secrets.access = (await send(supportRequests.create, { body, headers })).data.access_token
  await newRequest(project)
  await sendCode(project)
  beforeSending = await dump()

  await startWorker()
  const letter = await letterWith('mlt_')
  secrets.link = found(/mlt_[\w-]{43}/, letter)
  secrets.code = found(/(?<=\\n)\d{6}(?=\\n)/, letter)
  secrets.session = (await verify(project, secrets.code)).data.session_token
  await send(supportRequests.my, { query: { project_id: project.id }, headers: { 'X-Session-Token': secrets.session } })
})
afterAll(stopWorker)

describe('a copy of the whole database', () => {
  test.each(['access', 'link', 'session', 'identity'] as const)(
    'holds no %s token, before and after it was mailed',
    async (name) => {
      expect(secrets[name]).toMatch(/^(rqt|mlt|pst)_[\w-]{43}$|^ids_[0-9a-f]{64}$/)
      const bare = secrets[name].slice(4)
      for (const rows of [beforeSending, await dump()]) {
        expect(rows).toContain(project.id)
        expect(rows.includes(bare)).toBe(false)
        expect(rows.includes(Buffer.from(secrets[name]).toString('hex'))).toBe(false)
        expect(rows.includes(Buffer.from(bare).toString('base64').slice(0, 40))).toBe(false)
      }
    },
  )

  test('holds the mailed code neither with the login, nor in the letter, nor in a job', async () => {
    expect(secrets.code).toMatch(/^\d{6}$/)
    const { code_hash } = await db.support_login.findFirstOrThrow({ where: { project_id: project.id } })
    expect(code_hash).toMatch(/^[0-9a-f]{64}$/)
    const letter = await db.letter.findFirstOrThrow({ where: { project_id: project.id, kind: 'support_login' } })
    for (const shown of [letter.subject, letter.text, letter.html, JSON.stringify(letter.headers)])
      expect(shown.includes(secrets.code)).toBe(false)
    expect(letter.text).toContain('⟦secret')
    expect(letter).toMatchObject({ state: 'sent', secrets: null })
    const jobs = await db.$queryRaw<{ data: string }[]>`SELECT data::text FROM pgboss.job WHERE name = 'send_login'`
    expect(jobs.length).toBeGreaterThan(0)
    for (const { data } of jobs)
      expect(data.replace(/"asked_at": *"[^"]*"|[0-9a-f-]{36}/g, '').includes(secrets.code)).toBe(false)
  })

  test('holds the secrets of a letter that waits sealed, as no two are', async () => {
    const other = await newProject()
    await stopWorker()
    const made = [await newRequest(other), await newRequest(other)]
    const { code, token } = await newLogin(other)
    const waiting = await db.letter.findMany({ where: { project_id: other.id }, orderBy: { id: 'asc' } })
    expect(waiting.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending'])
    expect(new Set(waiting.map(({ secrets }) => secrets)).size).toBe(3)
    const { text, html, subject } = waiting[2] as (typeof waiting)[number]
    for (const shown of [text, html, subject]) expect(shown.includes(code)).toBe(false)
    expect((await dump()).includes(token.slice(4))).toBe(false)
    for (const { access_token } of made)
      expect((await dump('public.letter')).includes(access_token.slice(4))).toBe(false)
  })
})

test('the letters that went out hold them', async () => {
  expect(await letterWith(secrets.access)).toContain(`?token=${secrets.access}`)
  const letter = await letterWith(secrets.link)
  expect(letter).toContain(`/p/${project.slug}/support/open?token=${secrets.link}`)
  expect(letter).toContain(secrets.code)
})
