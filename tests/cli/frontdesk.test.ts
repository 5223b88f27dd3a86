import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { inRoot } from '@/lib/cli/paths'
import { db } from '@/lib/db'
import { newPerson } from '@/tests/support/team'

/** Runs the command line on this worker's database. */
function frontdesk(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('lib/cli/bootstrap.mjs'), 'frontdesk', ...args],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

test.each([
  [],
  ['project'],
  ['project', 'create'],
  ['project', 'update'],
  ['project', 'list'],
  ['api-key'],
  ['api-key', 'create'],
  ['demo'],
  ['doctor'],
  ['recount'],
  ['secret'],
  ['secret', 'rotate'],
  ['member'],
  ['member', 'list'],
  ['member', 'add'],
  ['member', 'reset-password'],
  ['member', 'reset-second-factor'],
])('frontdesk %s --help explains itself', (...command) => {
  const { status, stdout } = frontdesk(...command, '--help')
  expect(status).toBe(0)
  expect(stdout).toMatch(/Usage: frontdesk/)
})

test('project create --json prints one JSON object and nothing else', () => {
  const { status, stdout } = frontdesk('project', 'create', '--name', 'Made by hand', '--json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    project_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    slug: expect.stringMatching(/^made-by-hand/),
    api_key: expect.stringMatching(/^app_[0-9A-Za-z]{46}$/),
  })
})

test('project update says who is mailed about support requests, or that nobody is', () => {
  const made = frontdesk('project', 'create', '--name', 'Told', '--support-email', 'one@example.com', '--json')
  const { project_id } = JSON.parse(made.stdout)
  const tell = (addresses: string) =>
    JSON.parse(frontdesk('project', 'update', '--project', project_id, '--support-email', addresses, '--json').stdout)
  expect(tell('a@example.com,b@example.com')).toMatchObject({
    project_id,
    support_email: 'a@example.com, b@example.com',
  })
  expect(tell('')).toMatchObject({ project_id, support_email: null })
})

test('what a command changes is in the audit log, under its name', async () => {
  const { project_id } = JSON.parse(frontdesk('project', 'create', '--name', 'Audited', '--json').stdout)
  frontdesk('project', 'update', '--project', project_id, '--support-email', 'one@example.com')
  frontdesk('api-key', 'create', '--project', project_id, '--name', 'Second')
  const log = await db.audit_log.findMany({ where: { project_id }, orderBy: [{ created_at: 'asc' }, { id: 'asc' }] })
  expect(log.map(({ action, record_type, change }) => `${action}: ${record_type} ${change}`)).toEqual([
    'frontdesk project create: project created',
    'frontdesk project create: api_key created',
    'frontdesk project update: project updated',
    'frontdesk api-key create: api_key created',
  ])
  for (const { actor_type, actor_name, ip_address } of log)
    expect([actor_type, actor_name, ip_address]).toEqual(['system', 'Command line', null])
})

test('member reset-second-factor lets somebody in with the password alone again', async () => {
  const { user_id, email } = await newPerson()
  await db.team_user.update({ where: { id: user_id }, data: { two_factor_enabled: true } })
  await db.team_second_factor.create({ data: { user_id, secret: 'x', backup_codes: 'x' } })
  const { status, stdout } = frontdesk('member', 'reset-second-factor', '--email', email)
  expect([status, stdout]).toEqual([0, expect.stringContaining(`${email} signs in with the password alone`)])
  const after = await db.team_user.findUnique({ where: { id: user_id }, include: { second_factor: true } })
  expect(after).toMatchObject({ two_factor_enabled: false, second_factor: [] })
})

test('api-key create makes a key of the given permission and end', () => {
  const { project_id } = JSON.parse(frontdesk('project', 'create', '--name', 'Keys', '--json').stdout)
  const options = ['--project', project_id, '--permission', 'read', '--expires-at', '2099-01-01', '--json']
  expect(JSON.parse(frontdesk('api-key', 'create', ...options).stdout)).toMatchObject({
    project_id,
    permission: 'read',
    expires_at: '2099-01-01T00:00:00.000Z',
    api_key: expect.stringMatching(/^app_/),
  })
})

test.each([
  [['project', 'create'], /required option '--name/],
  [['project', 'create', '--name', 'X', '--slug', 'Not A Slug'], /^slug must be /],
  [['api-key', 'create', '--project', 'nonsense'], /no project id/],
  [
    ['project', 'update', '--project', '01980000-0000-7000-8000-000000000000', '--support-email', 'x@y'],
    /no e-mail address/,
  ],
  [
    ['project', 'update', '--project', '01980000-0000-7000-8000-000000000000', '--support-email', ''],
    /no such project/,
  ],
  [['api-key', 'create', '--project', '01980000-0000-7000-8000-000000000000'], /^There is no project/],
  [['api-key', 'create', '--project', '01980000-0000-7000-8000-000000000000', '--expires-at', '2001-01-01'], /past/],
  [['nonsense'], /unknown command/],
])('%j is refused with a sentence and exit code 1', (args, sentence) => {
  const { status, stdout, stderr } = frontdesk(...args)
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/\n\s+at /)
})

describe('doctor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-doctor-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const find = (FRONTDESK_DATA: string, start: string) => {
    process.env.FRONTDESK_DATA = FRONTDESK_DATA
    onTestFinished(() => void delete process.env.FRONTDESK_DATA)
    const findings: { what: string; ok: boolean }[] = JSON.parse(frontdesk('doctor', '--json').stdout)
    return findings.find(({ what }) => what.startsWith(start))
  }

  test.each(['PostgreSQL', 'Migrations', 'Files'])('finds good %s good', (what) => {
    expect(find(folder, what)?.ok).toBe(true)
  })

  test('tells that files cannot be kept', () => {
    rmSync(join(folder, 'uploads'), { recursive: true, force: true })
    writeFileSync(join(folder, 'uploads'), 'not a folder')
    expect(find(folder, 'Files')).toMatchObject({ ok: false, what: expect.stringMatching(/EEXIST|ENOTDIR/) })
  })
})
