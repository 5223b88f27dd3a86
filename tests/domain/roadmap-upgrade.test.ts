import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { db, transaction } from '@/lib/db'
import { boardOf, standingOf } from '@/tests/support/roadmap'
import { keepWishes, minute, newProject } from '@/tests/support/seeds'

const migration = 'prisma/migrations/20261121223420_waitlist_roadmap/migration.sql'

/** The statements by which the migration gives projects that were there before it their roadmaps. */
async function backfill(): Promise<string[]> {
  const [, rest = ''] = (await readFile(migration, 'utf8')).split('-- Every project has its roadmap')
  const [part = ''] = rest.split('CALL audit_table')
  return part
    .slice(part.indexOf('\n'))
    .split(/;\n(?=\n|$)/)
    .filter((statement) => statement.trim())
}

test('a project from before the roadmap has one, with the wishes that have got that far', async () => {
  const [project, other] = [await newProject(), await newProject()]
  const { into = '' } = await keepWishes(project, { into: { status: 'planned', vote_count: 1 } })
  await keepWishes(project, {
    popular: { status: 'planned', vote_count: 9 },
    hidden: { status: 'planned', is_approved: false },
    merged: { status: 'planned', merged_into_id: into },
    pending: {},
    working: { status: 'in_progress' },
    earlier: { status: 'completed', completed_at: minute(1) },
    later: { status: 'completed', completed_at: minute(2) },
  })
  await keepWishes(other, { theirs: { status: 'planned' } })
  await transaction(async () => {
    await db.$executeRaw`DELETE FROM roadmap`
    for (const statement of await backfill()) await db.$executeRawUnsafe(statement)
  })
  expect(await standingOf(project)).toEqual({
    Planned: ['popular', 'into'],
    'In Progress': ['working'],
    Completed: ['later', 'earlier'],
  })
  expect((await standingOf(other)).Planned).toEqual(['theirs'])
  expect((await boardOf(project)).columns.map(({ item_count }) => item_count)).toEqual([2, 1, 2])
})
