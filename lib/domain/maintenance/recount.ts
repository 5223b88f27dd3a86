import 'server-only'
import { db, transaction } from '@/lib/db'
import { recountWaitlist } from '@/lib/domain/waitlist/recount-waitlist'
import { Prisma } from '@/prisma/client/client'

/** So many rows are put right at a time, and held no longer than that takes. */
const BATCH = 500

/** Counts anew what is kept as a number beside its rows: votes, comments, replies, wishes of a category, messages of a support request, seats of a licence, cards of a roadmap's column, the tallies. One project, or all of them; the service may go on meanwhile. */
export async function recount(project_id?: string): Promise<void> {
  const of = (table: string) =>
    project_id ? Prisma.sql`${Prisma.raw(table)}.project_id = ${project_id}::uuid` : Prisma.sql`true`
  await inBatches('wish', of('wish'), async (ids) => {
    await db.$executeRaw`UPDATE wish SET vote_count = ${votes}, verified_vote_count = ${verified}, comment_count = ${said} WHERE id = ANY (${ids}::uuid[])`
  })
  await inBatches('comment', of('comment'), async (ids) => {
    await db.$executeRaw`UPDATE comment SET reply_count = ${replies} WHERE id = ANY (${ids}::uuid[])`
  })
  await inBatches('support_request', of('support_request'), async (ids) => {
    await db.$executeRaw`UPDATE support_request SET message_count = ${messages} WHERE id = ANY (${ids}::uuid[])`
  })
  await inBatches('license_key', of('license_key'), async (ids) => {
    await db.$executeRaw`UPDATE license_key SET active_devices = ${seats} WHERE id = ANY (${ids}::uuid[])`
  })
  await inBatches('roadmap_column', of('roadmap_column'), async (ids) => {
    await db.$executeRaw`UPDATE roadmap_column SET item_count = ${cards} WHERE id = ANY (${ids}::uuid[])`
  })
  const lines = await db.waitlist.findMany({ where: project_id ? { project_id } : {}, select: { project_id: true } })
  for (const line of lines) await recountWaitlist(line.project_id)
  await transaction(() => recountTally(of))
  await transaction(() => recountRequests(of))
  await transaction(() => recountRecords(of))
}

const votes = Prisma.sql`(SELECT count(*) FROM vote WHERE vote.wish_id = wish.id)`
const verified = Prisma.sql`(SELECT count(*) FROM vote WHERE vote.wish_id = wish.id AND vote.is_verified)`
const said = Prisma.sql`(SELECT count(*) FROM comment WHERE comment.wish_id = wish.id AND NOT comment.is_deleted)`
const replies = Prisma.sql`(SELECT count(*) FROM comment AS reply WHERE reply.parent_id = comment.id)`
const messages = Prisma.sql`(SELECT count(*) FROM support_message AS message WHERE message.support_request_id = support_request.id AND NOT message.is_internal)`
const seats = Prisma.sql`(SELECT count(*) FROM license_activation AS seat WHERE seat.license_key_id = license_key.id AND seat.released_at IS NULL)`
const cards = Prisma.sql`(SELECT count(*) FROM roadmap_item AS item WHERE item.column_id = roadmap_column.id AND item.is_shown)`
const wrong = {
  wish: Prisma.sql`(vote_count, verified_vote_count, comment_count) IS DISTINCT FROM (${votes}, ${verified}, ${said})`,
  comment: Prisma.sql`reply_count <> ${replies}`,
  support_request: Prisma.sql`message_count <> ${messages}`,
  license_key: Prisma.sql`active_devices <> ${seats}`,
  roadmap_column: Prisma.sql`item_count <> ${cards}`,
}

/** Walks a table by its key; of each batch those that are wrong are held before they are counted: a statement that waited for a vote would not see it. */
async function inBatches(
  table: keyof typeof wrong,
  which: Prisma.Sql,
  mend: (ids: string[]) => Promise<void>,
): Promise<void> {
  const rows = Prisma.raw(table)
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const batch = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM ${rows} WHERE ${which} AND id > ${last}::uuid ORDER BY id LIMIT ${BATCH}::int`
    const ids = batch.map(({ id }) => id)
    await transaction(async () => {
      const found = await db.$queryRaw<{ id: string }[]>`
        SELECT id FROM ${rows} WHERE id = ANY (${ids}::uuid[]) AND ${wrong[table]} ORDER BY id FOR NO KEY UPDATE`
      if (found.length > 0) await mend(found.map(({ id }) => id))
    })
    if (ids.length < BATCH) return
    last = ids.at(-1) ?? last
  }
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

async function recountRequests(of: (table: string) => Prisma.Sql): Promise<void> {
  await db.$executeRaw`LOCK TABLE support_tally IN EXCLUSIVE MODE`
  await db.$executeRaw`DELETE FROM support_tally WHERE ${of('support_tally')}`
  await db.$executeRaw`
    INSERT INTO support_tally
    SELECT project_id, status, priority, coalesce(category::text, 'none'), coalesce(assignee_id::text, 'none'), is_unread, count(*)
    FROM support_request WHERE ${of('support_request')} GROUP BY 1, 2, 3, 4, 5, 6`
}

/** What `countRecords` answers. */
async function recountRecords(of: (table: string) => Prisma.Sql): Promise<void> {
  await db.$executeRaw`LOCK TABLE record_tally IN EXCLUSIVE MODE`
  await db.$executeRaw`DELETE FROM record_tally WHERE ${of('record_tally')}`
  await db.$executeRaw`
    INSERT INTO record_tally (project_id, kind, owner, count)
    SELECT project_id, 'license_key', project_id, count(*) FROM license_key WHERE ${of('license_key')} GROUP BY 1
    UNION ALL
    SELECT project_id, 'end_user', project_id, count(*) FROM end_user WHERE ${of('end_user')} GROUP BY 1
    UNION ALL
    SELECT project_id, 'audit_log', project_id, count(*) FROM audit_log WHERE ${of('audit_log')} GROUP BY 1
    UNION ALL
    SELECT project_id, coalesce('letter_' || state, 'letter'), project_id, count(*)
    FROM letter WHERE ${of('letter')} GROUP BY GROUPING SETS ((1, state), (1))
    UNION ALL
    SELECT project_id, coalesce('waitlist_entry_' || status, 'waitlist_entry'), project_id, count(*)
    FROM waitlist_entry WHERE ${of('waitlist_entry')} GROUP BY GROUPING SETS ((1, status), (1))
    UNION ALL
    SELECT project_id, coalesce('webhook_delivery_' || state, 'webhook_delivery'), webhook_id, count(*)
    FROM webhook_delivery WHERE ${of('webhook_delivery')} GROUP BY GROUPING SETS ((1, state, 3), (1, 3))`
}
