import 'server-only'
import { db, transaction } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** Counts anew what is kept as a number beside its rows: votes, comments, replies, wishes of a category, the tally. One project, or all of them; the service may go on meanwhile. */
export async function recount(project_id?: string): Promise<void> {
  const of = (table: string) =>
    project_id ? Prisma.sql`${Prisma.raw(table)}.project_id = ${project_id}::uuid` : Prisma.sql`true`
  await transaction(async () => {
    await recountWishes(of('wish'))
    await recountThreads(of('comment'))
    await recountTally(of)
  })
}

const votes = Prisma.sql`(SELECT count(*) FROM vote WHERE vote.wish_id = wish.id)`
const said = Prisma.sql`(SELECT count(*) FROM comment WHERE comment.wish_id = wish.id AND NOT comment.is_deleted)`
const replies = Prisma.sql`(SELECT count(*) FROM comment AS reply WHERE reply.parent_id = comment.id)`

/** The wrong ones are held before they are counted: a statement that waited for a vote would not see it. */
async function recountWishes(which: Prisma.Sql): Promise<void> {
  const wrong = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM wish WHERE ${which} AND (vote_count, comment_count) IS DISTINCT FROM (${votes}, ${said})
    ORDER BY id FOR NO KEY UPDATE`
  const ids = wrong.map(({ id }) => id)
  await db.$executeRaw`UPDATE wish SET vote_count = ${votes}, comment_count = ${said} WHERE id = ANY (${ids}::uuid[])`
}

async function recountThreads(which: Prisma.Sql): Promise<void> {
  const wrong = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM comment WHERE ${which} AND reply_count <> ${replies} ORDER BY id FOR NO KEY UPDATE`
  const ids = wrong.map(({ id }) => id)
  await db.$executeRaw`UPDATE comment SET reply_count = ${replies} WHERE id = ANY (${ids}::uuid[])`
}

async function recountTally(of: (table: string) => Prisma.Sql): Promise<void> {
  await db.$executeRaw`LOCK TABLE wish_tally IN EXCLUSIVE MODE`
  await db.$executeRaw`DELETE FROM wish_tally WHERE ${of('wish_tally')}`
  await db.$executeRaw`
    INSERT INTO wish_tally
    SELECT (kind).project_id, (kind).category_id, (kind).status, (kind).priority, (kind).is_pinned, (kind).is_approved, (kind).is_merged, sum((kind).count)
    FROM (
      SELECT wish_kind(project_id, category_id, status, priority, is_pinned, is_approved, merged_into_id, 1) AS kind FROM wish WHERE ${of('wish')}
    ) AS each_wish
    GROUP BY 1, 2, 3, 4, 5, 6, 7`
  await db.$executeRaw`
    UPDATE category SET wish_count = coalesce((
      SELECT sum(count) FROM wish_tally AS tally
      WHERE tally.project_id = category.project_id AND tally.category_id = category.id AND tally.is_approved AND NOT tally.is_merged
    ), 0) WHERE ${of('category')}`
}
