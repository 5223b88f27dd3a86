import { afterAll, describe, expect, test } from 'vitest'
import { projectData } from '@/lib/contract/project-data'
import { projects } from '@/lib/contract/projects'
import { db } from '@/lib/db'
import { recount } from '@/lib/domain/maintenance/recount'
import { Prisma } from '@/prisma/client/client'
import { ana, newRequest, newSession } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { note } from '@/tests/support/desk'
import { inDataFolder } from '@/tests/support/files'
import { disconnectModel } from '@/tests/support/model-server'
import { newRecords } from '@/tests/support/records'
import { newProject, newWish, type Project } from '@/tests/support/seeds'
import { joined } from '@/tests/support/waitlist'

inDataFolder()
afterAll(disconnectModel)

const whole = async ({ id, key }: Pick<Project, 'id' | 'key'>) => {
  const answered = await send(projectData.export, { key, params: { id } })
  return { ...answered, document: answered.status === 200 ? JSON.parse(answered.text) : null }
}
const bring = ({ id, key }: Project, kind: string, rows: unknown[], dry_run = false) =>
  send(projectData.import, { key, params: { id }, body: { kind, rows, dry_run } })
const erase = ({ id, key }: Pick<Project, 'id' | 'key'>, email: string) =>
  send(projectData.erase, { key, params: { id }, body: { email } })

/** What no export may hold: the values of columns that are secrets, hashes or prints. */
async function secretsOf(project_id: string): Promise<string[]> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns AS c
    WHERE c.table_schema = 'public' AND c.data_type = 'text'
      AND c.column_name ~ 'hash|secret|private|token|fingerprint|voter_key|device_key|storage_key'
      AND EXISTS (SELECT FROM information_schema.columns AS own WHERE own.table_name = c.table_name AND own.column_name = 'project_id')`
  const values = await Promise.all(
    [...columns, { table: 'project', column: 'identity_secret' }].map(({ table, column }) => {
      const own = table === 'project' ? 'id' : 'project_id'
      const [name, field, whose] = [table, column, own].map((word) => Prisma.raw(`"${word}"`))
      return db.$queryRaw<{ value: string }[]>`
        SELECT DISTINCT ${field} AS value FROM ${name} WHERE ${whose} = ${project_id}::uuid AND ${field} <> ''`
    }),
  )
  return values.flat().map(({ value }) => value)
}

describe('GET /api/v1/projects/{id}/export', () => {
  test('200: all that the team can see, of this project alone, and nothing secret', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const records = await newRecords(project)
    const theirs = await newRecords(other)
    await send(projects.get, { key: project.key, params: { id: project.id } })
    await note(project, records.request_id, { content: 'Not for them' })
    const { headers, text, document } = await whole(project)

    expect(headers.get('content-type')).toContain('application/json')
    const empty = Object.entries(document).filter(([, value]) => Array.isArray(value) && value.length === 0)
    expect(empty.map(([name]) => name)).toEqual([])
    expect(document.project).toMatchObject({ id: project.id, name: 'Acme', settings: { language: 'en' } })
    expect(document.support_messages).toMatchObject([{ content: 'Not for them', is_internal: true }])

    const secrets = await secretsOf(project.id)
    expect(secrets.length).toBeGreaterThan(10)
    for (const secret of secrets) expect(text).not.toContain(secret)
    for (const secret of [records.access_token, records.license_key, records.session_token, project.key])
      expect(text).not.toContain(secret)
    const ids = Object.values(theirs).filter((value) => /^[0-9a-f]{8}-/.test(String(value)))
    for (const id of ids) expect(text).not.toContain(String(id))
  })

  test('403: another project’s', async () => {
    const [project, other] = [await newProject(), await newProject()]
    expectRefusal(await whole({ id: other.id, key: project.key }), 'FORBIDDEN')
  })
})

describe('POST /api/v1/projects/{id}/import', () => {
  test('people: new ones are made, known ones updated, bad rows told; again changes nothing', async () => {
    const project = await newProject()
    const rows = [
      { email: 'Ana@example.com', name: 'Ana', plan: 'pro' },
      { external_id: 'u2', email: '', name: 'Bo' },
      { name: 'Nobody' },
      { email: 'not an address' },
      { email: 'ana@EXAMPLE.com', plan: 'team' },
    ]
    const first = await bring(project, 'end_users', rows)
    expect(first.data).toEqual({
      dry_run: false,
      created: 2,
      updated: 0,
      skipped: 0,
      errors: [
        { row: 2, path: 'external_id', message: expect.stringContaining('required') },
        { row: 3, path: 'email', message: expect.stringContaining('address') },
      ],
    })
    expect((await bring(project, 'end_users', rows)).data).toMatchObject({ created: 0, updated: 2 })
    const people = await db.end_user.findMany({ where: { project_id: project.id }, orderBy: { created_at: 'asc' } })
    expect(people).toMatchObject([
      { name: 'Ana', plan: 'team' },
      { external_id: 'u2', name: 'Bo' },
    ])
  })

  test('wishes: with status, category, author, day and votes, once each; the board counts them right', async () => {
    const project = await newProject()
    await newWish(project, { title: 'Dark mode' })
    const rows = [
      { title: 'Offline', status: 'In Progress', category: 'Mobile', votes: '12', author_email: 'ana@example.com' },
      { title: ' DARK mode ', votes: 3 },
      { title: 'Widgets', category: 'mobile', created_at: '2024-03-01', description: 'Small ones.' },
      { title: 'offline' },
      { title: 'Bad', status: 'sometime' },
      { title: 'Loved', votes: 10_001 },
    ]
    const { data } = await bring(project, 'wishes', rows)
    expect(data).toMatchObject({
      created: 2,
      skipped: 2,
      errors: [
        { row: 4, path: 'status' },
        { row: 5, path: 'votes' },
      ],
    })
    const wishes = await db.wish.findMany({
      where: { project_id: project.id, title: { in: ['Offline', 'Widgets'] } },
      include: { category: true, roadmap_items: true },
      orderBy: { title: 'asc' },
    })
    expect(wishes).toMatchObject([
      { status: 'in_progress', vote_count: 12, category: { name: 'Mobile' }, author_email: 'ana@example.com' },
      { status: 'pending', vote_count: 0, category: { name: 'Mobile' }, created_at: new Date('2024-03-01') },
    ])
    expect(wishes.map(({ roadmap_items }) => roadmap_items.length)).toEqual([1, 0])
    await recount(project.id)
    expect((await db.wish.findUniqueOrThrow({ where: { id: wishes[0]?.id ?? '' } })).vote_count).toBe(12)
    expect((await bring(project, 'wishes', rows)).data).toMatchObject({ created: 0, skipped: 4 })
  })

  test('a wish’s day is text and of the past, its votes are a whole number; each other row is told, and keeps no other back', async () => {
    const project = await newProject()
    const days = ['45678', '0000-01-01', '-200000-01-01', '1969-12-31', '2999-01-01', '2024-02-30', 5, true, [2024], {}]
    const votes = [true, [7], '1.5', '-1', -1, '0x10', { toString: 1 }]
    const rows = [
      ...days.map((created_at, n) => ({ title: `Day ${n}`, created_at })),
      ...votes.map((each, n) => ({ title: `Votes ${n}`, votes: each })),
      { title: 'Day', created_at: ' 2024-03-01 10:30:00 ', votes: ' 7 ' },
      { title: 'Zone', created_at: '2024-03-01T10:30:00+02:00', votes: 7 },
    ]
    const { status, data } = await bring(project, 'wishes', rows)
    expect(status).toBe(200)
    expect(data.errors.map(({ row, path }: { row: number; path: string }) => [row, path])).toEqual(
      [...days.map(() => 'created_at'), ...votes.map(() => 'votes')].map((path, row) => [row, path]),
    )
    const kept = await db.wish.findMany({ where: { project_id: project.id }, orderBy: { title: 'asc' } })
    expect(kept).toMatchObject([
      { title: 'Day', vote_count: 7, created_at: new Date('2024-03-01T10:30:00Z') },
      { title: 'Zone', vote_count: 7, created_at: new Date('2024-03-01T08:30:00Z') },
    ])
  })

  test('a waitlist: at the end, in its order; who is in line stays there, and nobody is mailed', async () => {
    const project = await newProject({ waitlist_confirmation: true })
    await joined(project, { email: 'first@example.com' })
    const letters = await db.letter.count({ where: { project_id: project.id } })
    const rows = ['b@example.com', 'a@example.com', 'FIRST@example.com', 'B@example.com'].map((email) => ({ email }))
    expect((await bring(project, 'waitlist', rows)).data).toMatchObject({ created: 2, skipped: 2, errors: [] })
    const line = await db.waitlist_entry.findMany({ where: { project_id: project.id }, orderBy: { rank_at: 'asc' } })
    expect(line.map(({ email }) => email)).toEqual(['first@example.com', 'b@example.com', 'a@example.com'])
    expect(await db.letter.count({ where: { project_id: project.id } })).toBe(letters)
  })

  test.each([
    ['end_users', { email: 'ana@example.com' }],
    ['wishes', { title: 'Dark mode', category: 'New', votes: 3, status: 'planned' }],
    ['waitlist', { email: 'ana@example.com' }],
  ])('a dry run of %s tells what it would be, and keeps nothing', async (kind, row) => {
    const project = await newProject()
    const before = await db.audit_log.count({ where: { project_id: project.id } })
    expect((await bring(project, kind, [row, {}], true)).data).toMatchObject({
      dry_run: true,
      created: 1,
      errors: [{ row: 1 }],
    })
    for (const table of ['end_user', 'wish', 'vote', 'category', 'waitlist_entry', 'roadmap_item']) {
      const [{ count }] = await db.$queryRaw<[{ count: number }]>`
        SELECT count(*)::int FROM ${Prisma.raw(table)} WHERE project_id = ${project.id}::uuid`
      expect([table, count]).toEqual([table, 0])
    }
    expect(await db.audit_log.count({ where: { project_id: project.id } })).toBe(before)
    expect((await bring(project, kind, [row])).data).toMatchObject({ dry_run: false, created: 1 })
  })

  test('of imports of the same at once each person, wish and place is there once', async () => {
    const project = await newProject()
    const people = Array.from({ length: 20 }, (_, n) => ({ email: `p${n}@example.com`, external_id: `x${n}` }))
    const wishes = Array.from({ length: 5 }, (_, n) => ({ title: `Wish ${n}`, status: 'planned', category: 'One' }))
    const answers = await Promise.all(
      [people, people.toReversed(), people].flatMap((rows) => [
        bring(project, 'end_users', rows),
        bring(project, 'waitlist', rows),
        bring(project, 'wishes', wishes),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const where = { project_id: project.id }
    expect(await db.end_user.count({ where })).toBe(20)
    expect(await db.waitlist_entry.count({ where })).toBe(20)
    expect(await db.wish.count({ where })).toBe(5)
  })

  test('400: nothing, too much, or a kind that there is none of; 409: into an archived project', async () => {
    const project = await newProject()
    expectRefusal(await bring(project, 'end_users', []), 'VALIDATION_ERROR', 'rows')
    expectRefusal(
      await bring(
        project,
        'end_users',
        Array.from({ length: 501 }, () => ({})),
      ),
      'VALIDATION_ERROR',
      'rows',
    )
    expectRefusal(await bring(project, 'letters', [{}]), 'VALIDATION_ERROR', 'kind')
    expectRefusal(await bring({ ...project, key: project.readKey }, 'wishes', [{ title: 'x' }]), 'FORBIDDEN')
    await db.project.update({ where: { id: project.id }, data: { archived_at: new Date() } })
    expectRefusal(await bring(project, 'wishes', [{ title: 'x' }]), 'CONFLICT')
  })
})

describe('POST /api/v1/projects/{id}/erase', () => {
  test('200: what the person could have erased is gone here, and there in the other project', async () => {
    const [project, other] = [await newProject(), await newProject()]
    for (const each of [project, other]) {
      await newRequest(each, { user_email: 'Ana@Example.com' })
      await newSession(each)
      await joined(each, { email: ana })
      await newWish(each, { author_email: ana, author_name: 'Ana' })
    }
    const left = async ({ id: project_id }: Project) => [
      await db.support_request.count({ where: { project_id } }),
      await db.support_session.count({ where: { project_id } }),
      await db.waitlist_entry.count({ where: { project_id } }),
      await db.wish.count({ where: { project_id, author_name: 'Ana' } }),
      await db.wish.count({ where: { project_id } }),
    ]
    const gone = await erase(project, 'ANA@example.com')
    expect(gone.status).toBe(200)
    expect(gone.body.data).toMatchObject({ found: true, requests: 1, waitlist_entries: 1, wishes_and_comments: 1 })
    expect(await left(project)).toEqual([0, 0, 0, 0, 1])
    expect(await left(other)).toEqual([1, 1, 1, 1, 1])
    const nothing = { people: 0, requests: 0, submissions: 0, waitlist_entries: 0, wishes_and_comments: 0, letters: 0 }
    for (const email of ['ana@example.com', 'nobody@example.com']) {
      const again = await erase(project, email)
      expect(again.status).toBe(200)
      expect(again.body.data).toEqual({ found: false, ...nothing })
    }

    const log = await db.audit_log.findMany({ where: { project_id: project.id, action: 'projectData.erase' } })
    expect(log.length).toBeGreaterThan(0)
    expect(JSON.stringify(log).toLowerCase()).not.toContain('ana@example.com')
  })

  test('400: no address; 403: another project’s, and by who may read only', async () => {
    const [project, other] = [await newProject(), await newProject()]
    expectRefusal(await erase(project, 'ana'), 'VALIDATION_ERROR', 'email')
    expectRefusal(await erase({ id: other.id, key: project.key }, ana), 'FORBIDDEN')
    expectRefusal(await erase({ id: project.id, key: project.readKey }, ana), 'FORBIDDEN')
  })
})
