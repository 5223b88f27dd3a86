import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/db'
import { followersOf } from '@/lib/domain/notices/followers-of'
import { tellFollowers } from '@/lib/domain/notices/tell-followers'
import { env } from '@/lib/env'
import { until } from '@/tests/support/mail'
import { changeWish, noticeLetters, told, workNotices } from '@/tests/support/notices'
import { newProject, newWish, type Project } from '@/tests/support/seeds'
import { rowsTouched } from '@/tests/support/touched'

/** A wish that so many people with an address voted for, and so many of whom nothing is known. */
async function crowd(project: Project, people: number, strangers: number): Promise<string> {
  const { id } = await newWish(project)
  await db.$executeRaw`
    WITH person AS (
      INSERT INTO end_user (id, project_id, email, email_key)
      SELECT gen_random_uuid(), ${project.id}::uuid, 'p' || n || '@example.com', 'p' || n || '@example.com'
      FROM generate_series(1, ${people}::int) AS n RETURNING id
    )
    INSERT INTO vote (id, project_id, wish_id, origin_wish_id, voter_key, end_user_id)
    SELECT gen_random_uuid(), ${project.id}::uuid, ${id}::uuid, ${id}::uuid, 'u:' || id, id FROM person`
  await db.$executeRaw`
    INSERT INTO vote (id, project_id, wish_id, origin_wish_id, voter_key)
    SELECT gen_random_uuid(), ${project.id}::uuid, ${id}::uuid, ${id}::uuid, 'f:' || n FROM generate_series(1, ${strangers}::int) AS n`
  return id
}

const asked = ({ id: project_id }: Project) => ({ project_id, noted_at: null })

async function expectOneEach(project: Project, count: number): Promise<void> {
  const addresses = await told(project)
  expect([addresses.length, new Set(addresses).size]).toEqual([count, count])
}

describe('everybody gets exactly one letter', () => {
  test.each([1, 2, 3])(
    'when four jobs run at once, %s',
    async () => {
      const project = await newProject()
      await changeWish(project, await crowd(project, 450, 10), { status: 'planned' })
      await Promise.all([1, 2, 3, 4].map(() => tellFollowers(asked(project))))
      await workNotices(project)
      await expectOneEach(project, 450)
      expect(await db.notice_round.findMany({ where: { project_id: project.id } })).toMatchObject([
        { done_at: expect.any(Date) },
      ])
    },
    60_000,
  )

  test('when a job is stopped between two batches, and comes again', async () => {
    const project = await newProject()
    await changeWish(project, await crowd(project, 450, 10), { status: 'planned' })
    const stop = new AbortController()
    const stopped = tellFollowers(asked(project), stop.signal)
    await until(async () => (await noticeLetters(project)).length > 0, 30).then(() => stop.abort())
    await expect(stopped).rejects.toThrow()
    const written = (await noticeLetters(project)).length
    expect([written % 200, written < 450]).toEqual([0, true])
    await tellFollowers(asked(project))
    await expectOneEach(project, 450)
  }, 60_000)

  test('when the worker dies in the middle of a batch, and another takes over', async () => {
    const project = await newProject()
    await changeWish(project, await crowd(project, 250, 10), { status: 'planned' })
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    await client.query('BEGIN')
    await client.query('LOCK TABLE pgboss.job IN EXCLUSIVE MODE') // The first letter is written, its job is not.
    const dying = tellFollowers(asked(project)).catch((error: unknown) => error)
    await until(async () => {
      const { rows } = await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
      return rows.length
    }, 30)
    await client.query('COMMIT')
    await client.end()
    expect(await dying).toBeInstanceOf(Error)
    expect(await told(project)).toEqual([])
    await tellFollowers(asked(project))
    await expectOneEach(project, 250)
  }, 60_000)
})

describe('10,000 followers among 100,000 voters', () => {
  let project: Project
  let wish_id: string
  beforeAll(async () => {
    const other = await newProject()
    await crowd(other, 10_000, 10_000)
    project = await newProject()
    wish_id = await crowd(project, 10_000, 90_000)
    await db.$executeRaw`VACUUM ANALYZE vote`
    await db.$executeRaw`VACUUM ANALYZE end_user`
  }, 180_000)

  test('are looked up without reading the votes of those of whom nothing is known', async () => {
    const round = await db.notice_round.create({ data: { project_id: project.id, done_at: new Date() } })
    await db.status_notice.create({
      data: { project_id: project.id, wish_id, round_id: round.id, previous_status: 'planned', status: 'pending' },
    })
    expect(await followersOf(round.id, '', 2_000)).toHaveLength(2_000)
    // The 10,000 votes come from their index alone; the people of both projects may be read, and what little there is else.
    expect(await rowsTouched(() => followersOf(round.id, '', 2_000))).toBeLessThan(30_100)
  })

  test('are written to in transactions of 200 letters', async () => {
    await changeWish(project, wish_id, { status: 'planned' })
    const begun = performance.now()
    await workNotices(project)
    console.info(`10,000 letters took ${Math.round(performance.now() - begun)} ms`)
    await expectOneEach(project, 10_000)
    const batches = await db.$queryRaw<{ letters: number }[]>`
      SELECT count(*)::int AS letters FROM letter WHERE project_id = ${project.id}::uuid GROUP BY xmin::text`
    expect(batches.map(({ letters }) => letters)).toEqual(Array(50).fill(200))
  }, 300_000)
})
