import { spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { checkSecretFits } from '@/lib/cli/check-secret-fits'
import { Refusal } from '@/lib/cli/main'
import { inRoot } from '@/lib/cli/paths'
import { withInstallation } from '@/lib/cli/with-installation'
import { holdDataSecret, unwrapSecret, wrapSecret } from '@/lib/data-secret'
import { env, setEnv } from '@/lib/env'
import { seal } from '@/lib/secret'

vi.setConfig({ testTimeout: 120_000 })

const secretOf = () => randomBytes(32).toString('base64url')

/** An installation of the test's own: a migrated database without a row in it, and a data folder. */
async function installation() {
  const name = `${inject('clones')}_secret_${randomBytes(4).toString('hex')}`
  const server = async (statement: string) => {
    const client = new pg.Client({ connectionString: inject('server') })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await server(`CREATE DATABASE "${name}" TEMPLATE "${inject('template')}"`)
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-secret-'))
  const url = new URL(env.DATABASE_URL)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await server(`DROP DATABASE "${name}" WITH (FORCE)`)
    rmSync(folder, { recursive: true })
  })

  const file = join(folder, 'app-secret')
  const variables = (APP_SECRET: string) => ({
    ...process.env,
    DATABASE_URL: url.href,
    FRONTDESK_DATA: folder,
    APP_SECRET,
    PORT: String(randomInt(20_000, 30_000)),
  })
  const entry = (args: string[]) => [inRoot('lib/cli/bootstrap.mjs'), ...args]
  const frontdesk = (APP_SECRET: string, ...args: string[]) =>
    spawnSync(process.execPath, entry(['frontdesk', ...args]), { encoding: 'utf8', env: variables(APP_SECRET) })
  const start = (APP_SECRET: string, ...args: string[]) =>
    spawn(process.execPath, entry(args), { stdio: ['ignore', 'ignore', 'pipe'], env: variables(APP_SECRET) })
  return {
    file,
    client,
    frontdesk,
    start,
    within: <T>(APP_SECRET: string, work: () => Promise<T>) =>
      withSettings({ DATABASE_URL: url.href, FRONTDESK_DATA: folder, APP_SECRET }, work),
    fileNow: () => readFileSync(file, 'utf8').trim(),
    row: async () => (await client.query('SELECT data_key, data_key_next FROM installation')).rows[0],
  }
}

type Installation = Awaited<ReturnType<typeof installation>>

/** A project of before the database had a row of its own: its slug, and its sealed identity secret. */
const project = 'INSERT INTO project (id, slug, name, identity_secret) VALUES (gen_random_uuid(), $1, $1, $2)'

/** A text as an installation with that APP_SECRET kept it before there was a data key. */
async function sealedUnder(secret: string, purpose: Parameters<typeof seal>[0]): Promise<string> {
  holdDataSecret(secret)
  return seal(purpose, 'text').finally(() => holdDataSecret(env.APP_SECRET))
}

type Settings = { DATABASE_URL: string; FRONTDESK_DATA: string; APP_SECRET: string }

/** Runs `work` as a process with these settings would. */
async function withSettings<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  const { DATABASE_URL, FRONTDESK_DATA, APP_SECRET, LOG_LEVEL } = env
  setEnv(settings)
  try {
    return await work()
  } finally {
    setEnv({ DATABASE_URL, FRONTDESK_DATA, APP_SECRET, LOG_LEVEL })
    holdDataSecret(APP_SECRET)
  }
}

/** Whether a command, in a process that knows nothing yet, works under that secret; an empty one is that of the file. */
const commandWorks = ({ frontdesk }: Installation, secret = '') =>
  frontdesk(secret, 'project', 'list', '--json').status === 0

/** The same in this process: what each command does before its own work. */
const works = ({ within }: Installation, secret = '') =>
  within(secret, () => withInstallation(async () => true)).catch((error) => {
    if (error instanceof Refusal && /does not fit/.test(error.message)) return false
    throw error
  })

/** What doctor says of the secret. */
const finding = async ({ within }: Installation, secret = '') => (await within(secret, checkSecretFits))[0]

describe('the secret that the data is encrypted under', () => {
  test('is made with the first use of an empty database, and kept wrapped under APP_SECRET', async () => {
    const ours = await installation()
    expect(commandWorks(ours)).toBe(true)
    const { data_key, data_key_next } = await ours.row()
    const secret = await unwrapSecret(data_key, ours.fileNow())
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect([secret === ours.fileNow(), data_key_next]).toEqual([false, null])
    expect(await unwrapSecret(data_key, secretOf())).toBeNull()
  })

  test('is APP_SECRET itself where there were projects before', async () => {
    const ours = await installation()
    await ours.client.query(project, ['old', null])
    const secret = secretOf()
    expect(commandWorks(ours, secret)).toBe(true)
    expect(await unwrapSecret((await ours.row()).data_key, secret)).toBe(secret)
  })

  test('of an older database still reads dumps after a rotation; the command and doctor say so', async () => {
    const ours = await installation()
    await ours.client.query(project, ['old', null])
    expect(await works(ours)).toBe(true)
    const first = ours.fileNow()
    const rotated = ours.frontdesk('', 'secret', 'rotate')
    expect(await unwrapSecret((await ours.row()).data_key, ours.fileNow())).toBe(first)
    expect(rotated.stdout).toMatch(/a new one.*\n\nThis database is older .* that key is the first APP_SECRET it had/)
    expect(JSON.parse(ours.frontdesk('', 'secret', 'rotate', '--json').stdout)).toMatchObject({
      first_secret_reads_dumps: true,
    })
    expect(await finding(ours)).toMatchObject({ ok: true, what: expect.stringMatching(/This database is older/) })
  })

  test('is not made where an older database was encrypted under another', async () => {
    const ours = await installation()
    await ours.client.query(project, ['old', await sealedUnder(secretOf(), 'identity')])
    expect(commandWorks(ours, secretOf())).toBe(false)
    expect(await ours.row()).toBeUndefined()
  })

  test.each([
    [
      'letter',
      "INSERT INTO letter (id, project_id, kind, \"to\", \"from\", subject, text, html, secrets) SELECT gen_random_uuid(), id, 'code', '{}', 'a', 'b', 'c', 'd', $1 FROM project",
    ],
    [
      'idempotency',
      "INSERT INTO idempotency_key (credential, key, fingerprint, status, answer, expires_at) VALUES ('a', 'b', 'c', 201, $1, now())",
    ],
    [
      'webhook',
      "INSERT INTO webhook (id, project_id, url, types, secret) SELECT gen_random_uuid(), id, 'https://example.com', '{*}', $1 FROM project",
    ],
    [
      'signing-key',
      "INSERT INTO signing_key (id, project_id, kid, x, private_key) SELECT gen_random_uuid(), id, 'a', 'b', $1 FROM project",
    ],
  ] as const)('is told by what is sealed for %s, where no project has an identity secret', async (purpose, keep) => {
    const ours = await installation()
    const secret = secretOf()
    await ours.client.query(project, ['old', null])
    await ours.client.query(keep, [await sealedUnder(secret, purpose)])
    expect(commandWorks(ours, secretOf())).toBe(false)
    expect(await ours.row()).toBeUndefined()
    expect(commandWorks(ours, secret)).toBe(true)
    expect((await ours.row()).data_key).toEqual(expect.any(String))
  })
})

describe('another APP_SECRET', () => {
  test('stops the server, the worker and every command with a sentence, and doctor tells it', async () => {
    const ours = await installation()
    const secret = secretOf()
    expect(await works(ours, secret)).toBe(true)
    expect(await finding(ours, secret)).toMatchObject({ ok: true })

    const other = secretOf()
    const sentence = /^The secret does not fit this database: .* Bring the former secret back/
    const refused = ours.frontdesk(other, 'project', 'list')
    expect([refused.status, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toMatch(sentence)
    expect(refused.stderr).not.toMatch(/\n\s+at /)
    expect(JSON.parse(ours.frontdesk(other, 'doctor', '--json').stdout)).toContainEqual(
      expect.objectContaining({ ok: false, what: expect.stringMatching(sentence) }),
    )

    for (const entry of ['start', 'worker']) {
      const child = ours.start(other, entry)
      let told = ''
      child.stderr?.on('data', (chunk) => {
        told += chunk
      })
      expect(await new Promise((done) => child.on('exit', done))).toBe(1)
      expect(told).toMatch(/The secret does not fit this database/)
    }
    expect(await works(ours, secret)).toBe(true)
  })
})

describe('frontdesk secret rotate', () => {
  test('writes the file anew: the former secret opens nothing, the data is the same', async () => {
    const ours = await installation()
    expect(await works(ours)).toBe(true)
    const former = ours.fileNow()
    const data = await unwrapSecret((await ours.row()).data_key, former)

    const { status, stdout } = ours.frontdesk('', 'secret', 'rotate', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ app_secret: null, file: ours.file, first_secret_reads_dumps: false })
    expect(ours.fileNow()).toMatch(/^[\w-]{43}$/)
    expect(stdout).not.toContain(ours.fileNow())
    expect(ours.fileNow()).not.toBe(former)
    expect(statSync(ours.file).mode & 0o777).toBe(0o600)

    const { data_key, data_key_next } = await ours.row()
    expect([await unwrapSecret(data_key, ours.fileNow()), data_key_next]).toEqual([data, null])
    expect([await works(ours), await works(ours, former)]).toEqual([true, false])
  })

  test('with APP_SECRET tells the new one; the present one ends with the first start under it', async () => {
    const ours = await installation()
    const former = secretOf()
    expect(await works(ours, former)).toBe(true)
    const { app_secret, file } = JSON.parse(ours.frontdesk(former, 'secret', 'rotate', '--json').stdout)
    expect([app_secret, file]).toEqual([expect.stringMatching(/^[\w-]{43}$/), null])

    expect(await works(ours, former)).toBe(true)
    expect((await finding(ours, former))?.what).toMatch(/waits to be set/)
    expect(await finding(ours, app_secret)).toMatchObject({ ok: true, what: expect.stringMatching(/the new one/) })
    expect(await works(ours, former)).toBe(true)
    expect([await works(ours, app_secret), await works(ours, former), await works(ours, app_secret)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('says in words what to do', async () => {
    const ours = await installation()
    const told = ours.frontdesk(secretOf(), 'secret', 'rotate').stdout
    expect(told).toMatch(/^APP_SECRET=[\w-]{43}\n\nSet this wherever APP_SECRET is set, then restart/)
  })

  test('is refused while another runs', async () => {
    const ours = await installation()
    expect(await works(ours)).toBe(true)
    const before = [ours.fileNow(), await ours.row()]
    await ours.client.query("SELECT pg_advisory_lock(hashtextextended('frontdesk secret rotate', 0))")
    const { status, stderr } = ours.frontdesk('', 'secret', 'rotate')
    expect([status, stderr]).toEqual([1, expect.stringMatching(/by somebody else/)])
    expect([ours.fileNow(), await ours.row()]).toEqual(before)
  })

  test('cut off before the file is written, leaves the former secret good', async () => {
    const ours = await installation()
    expect(await works(ours)).toBe(true)
    const data = await unwrapSecret((await ours.row()).data_key, ours.fileNow())
    const lost = await wrapSecret(data ?? '', secretOf())
    await ours.client.query('UPDATE installation SET data_key_next = $1', [lost])
    expect(await works(ours)).toBe(true)
    expect(ours.frontdesk('', 'secret', 'rotate').status).toBe(0)
    expect(await works(ours)).toBe(true)
  })

  test('cut off after the file was written, is ended by the next start', async () => {
    const ours = await installation()
    expect(await works(ours)).toBe(true)
    const [former, next] = [ours.fileNow(), secretOf()]
    const data = await unwrapSecret((await ours.row()).data_key, former)
    await ours.client.query('UPDATE installation SET data_key_next = $1', [await wrapSecret(data ?? '', next)])
    writeFileSync(ours.file, `${next}\n`)
    expect(await works(ours)).toBe(true)
    expect(await unwrapSecret((await ours.row()).data_key, next)).toBe(data)
    expect([(await ours.row()).data_key_next, await works(ours, former)]).toEqual([null, false])
  })

  test('killed at any moment, leaves an installation that works', async () => {
    const ours = await installation()
    expect(await works(ours)).toBe(true)
    const started = performance.now()
    expect(ours.frontdesk('', 'secret', 'rotate').status).toBe(0)
    const lasts = performance.now() - started
    for (const part of [0.7, 0.85, 0.92, 0.97]) {
      const child = ours.start('', 'frontdesk', 'secret', 'rotate')
      const ended = new Promise((done) => child.on('exit', done))
      await sleep(lasts * part)
      child.kill('SIGKILL')
      await ended
      expect([part, await works(ours)]).toEqual([part, true])
    }
  })
})
