import 'server-only'
import { db, transaction } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** Counts anew what is kept as a number beside its rows: votes, comments, replies, wishes of a category, the tally. One project, or all of them. */
export async function recount(project_id?: string): Promise<void> {
  const of = (table: string) =>
    project_id ? Prisma.sql`${Prisma.raw(table)}.project_id = ${project_id}::uuid` : Prisma.sql`true`
  await transaction(async () => {
    await db.$executeRaw`
      UPDATE wish SET vote_count = counted.votes, comment_count = counted.comments
      FROM (
        SELECT wish.id,
          (SELECT count(*) FROM vote WHERE vote.wish_id = wish.id) AS votes,
          (SELECT count(*) FROM comment WHERE comment.wish_id = wish.id AND NOT comment.is_deleted) AS comments
        FROM wish WHERE ${of('wish')}
      ) AS counted
      WHERE wish.id = counted.id AND (vote_count, comment_count) IS DISTINCT FROM (counted.votes, counted.comments)`
    await db.$executeRaw`
      UPDATE comment SET reply_count = counted.replies
      FROM (
        SELECT thread.id, count(reply.id) AS replies
        FROM comment AS thread LEFT JOIN comment AS reply ON reply.parent_id = thread.id
        WHERE ${of('thread')} GROUP BY thread.id
      ) AS counted
      WHERE comment.id = counted.id AND reply_count <> counted.replies`
    await recountTally(of)
  })
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
