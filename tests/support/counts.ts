import { expect } from 'vitest'
import { db } from '@/lib/db'
import { recount } from '@/lib/domain/maintenance/recount'

/** Every number of a project that is kept beside the rows it counts. */
async function kept(project_id: string) {
  return {
    wishes: await db.wish.findMany({ where: { project_id }, orderBy: { id: 'asc' } }),
    threads: await db.comment.findMany({ where: { project_id }, orderBy: { id: 'asc' } }),
    categories: await db.category.findMany({ where: { project_id }, orderBy: { id: 'asc' } }),
    licences: await db.license_key.findMany({ where: { project_id }, orderBy: { id: 'asc' } }),
    columns: await db.roadmap_column.findMany({ where: { project_id }, orderBy: { id: 'asc' } }),
    records: await db.record_tally.findMany({
      where: { project_id, count: { not: 0 } },
      orderBy: [{ kind: 'asc' }, { owner: 'asc' }],
    }),
    tally:
      await db.$queryRaw`SELECT * FROM wish_tally WHERE project_id = ${project_id}::uuid AND count <> 0 ORDER BY wish_tally`,
  }
}

/** Holds that each count of a project is what its rows are: counted here by other statements than the service's, and by its own `recount`. */
export async function expectTrueCounts(project_id: string): Promise<void> {
  const untrue = await db.$queryRaw`
    SELECT id, vote_count, verified_vote_count, comment_count FROM wish WHERE project_id = ${project_id}::uuid AND (
      vote_count <> (SELECT count(*) FROM vote WHERE wish_id = wish.id)
      OR verified_vote_count <> (SELECT count(*) FROM vote WHERE wish_id = wish.id AND vote.is_verified)
      OR comment_count <> (SELECT count(*) FROM comment WHERE wish_id = wish.id AND NOT is_deleted))`
  expect(untrue, 'wishes whose counts are not their rows').toEqual([])

  const elsewhere = await db.$queryRaw`
    SELECT vote.id FROM vote JOIN license_key ON license_key.id = vote.license_key_id
    WHERE vote.project_id = ${project_id}::uuid
      AND voter_key <> coalesce('u:' || license_key.end_user_id, 'l:' || license_key.id)`
  expect(elsewhere, 'votes by a licence that are not those of whoever has it').toEqual([])

  const threads = await db.$queryRaw`
    SELECT id, reply_count FROM comment WHERE project_id = ${project_id}::uuid
      AND reply_count <> (SELECT count(*) FROM comment AS reply WHERE reply.parent_id = comment.id)`
  expect(threads, 'threads whose count is not their replies').toEqual([])

  const tally = await db.$queryRaw`
    SELECT category_id, status, priority, is_pinned, is_approved, is_merged, count FROM wish_tally
    WHERE project_id = ${project_id}::uuid AND count <> 0
    EXCEPT
    SELECT coalesce(category_id, '00000000-0000-0000-0000-000000000000'), status, coalesce(priority::text, 'none'),
      is_pinned, is_approved, merged_into_id IS NOT NULL, count(*)
    FROM wish WHERE project_id = ${project_id}::uuid GROUP BY 1, 2, 3, 4, 5, 6`
  expect(tally, 'rows of the tally that are not so').toEqual([])

  const licences = await db.$queryRaw`
    SELECT id, active_devices FROM license_key WHERE project_id = ${project_id}::uuid
      AND active_devices <> (SELECT count(*) FROM license_activation WHERE license_key_id = license_key.id AND released_at IS NULL)`
  expect(licences, 'licences whose count is not their bound devices').toEqual([])

  const columns = await db.$queryRaw`
    SELECT id, item_count FROM roadmap_column WHERE project_id = ${project_id}::uuid
      AND item_count <> (SELECT count(*) FROM roadmap_item WHERE column_id = roadmap_column.id AND is_shown)`
  expect(columns, 'columns whose count is not their cards').toEqual([])

  const before = await kept(project_id)
  await recount(project_id)
  expect(await kept(project_id)).toEqual(before)
}
