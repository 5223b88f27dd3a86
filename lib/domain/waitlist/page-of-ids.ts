import type { WaitlistStatus } from '@/lib/contract/waitlist-entry'
import { Prisma } from '@/prisma/client/client'

/** Which entries are meant; what is not given does not narrow. */
export type EntryFilter = { status?: WaitlistStatus | undefined; search?: string | null | undefined }
type Asked = EntryFilter & { per_page: number }

const inOrder = Prisma.sql`ORDER BY status, rank_at, id`

/** The filter as a condition; `search` is a part of name or address, which the trigram index finds; PostgreSQL makes both small, or they would differ in letters such as İ. */
export function entryCondition(project_id: string, { status, search }: EntryFilter): Prisma.Sql {
  const parts = [Prisma.sql`project_id = ${project_id}::uuid`]
  if (status) parts.push(Prisma.sql`status = ${status}::waitlist_status`)
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    parts.push(Prisma.sql`lower(coalesce(email, '') || ' ' || coalesce(name, '')) LIKE lower(${part}::text)`)
  }
  return Prisma.join(parts, ' AND ')
}

/** The statement behind a page of the list, which leaves so many out. */
export function pageOfIds(project_id: string, { status, search, per_page }: Asked, skip: number): Prisma.Sql {
  if (search || (status && status !== 'waiting'))
    return Prisma.sql`
      SELECT id FROM waitlist_entry WHERE ${entryCondition(project_id, { status, search })} ${inOrder}
      LIMIT ${per_page}::int OFFSET ${skip}::bigint`
  if (status) return Prisma.sql`WITH ${seek(project_id, skip)} ${waiting(project_id, per_page)}`
  return Prisma.sql`
    WITH ${seek(project_id, skip)}, passed AS (SELECT ${skip}::bigint - coalesce(sum(waiting), 0)::bigint AS count FROM long)
    (${waiting(project_id, per_page)})
    UNION ALL
    (SELECT id FROM waitlist_entry WHERE project_id = ${project_id}::uuid AND status > 'waiting' ${inOrder}
    LIMIT (SELECT greatest(least(count + ${per_page}::int, ${per_page}::int), 0) FROM passed)
    OFFSET (SELECT greatest(count, 0) FROM passed))`
}

/** Where the page begins among those who wait: the long stretch of time in which the place lies, in it the short one, and how many of that are left out. */
const seek = (project_id: string, skip: number): Prisma.Sql => Prisma.sql`
  long AS (
    SELECT bucket, waiting, sum(waiting) OVER (ORDER BY bucket) - waiting AS before
    FROM waitlist_count WHERE project_id = ${project_id}::uuid AND level = 0
  ), stretch AS (
    SELECT bucket, before FROM long WHERE before <= ${skip}::bigint ORDER BY bucket DESC LIMIT 1
  ), short AS (
    SELECT short.bucket, stretch.before + sum(short.waiting) OVER (ORDER BY short.bucket) - short.waiting AS before
    FROM stretch JOIN waitlist_count AS short ON short.project_id = ${project_id}::uuid AND level = 1
      AND short.bucket >= stretch.bucket << 10 AND short.bucket < (stretch.bucket + 1) << 10
  ), start AS (
    SELECT to_timestamp(bucket << 6) AS rank_at, ${skip}::bigint - before AS skip
    FROM short WHERE before <= ${skip}::bigint ORDER BY bucket DESC LIMIT 1
  )`

const waiting = (project_id: string, per_page: number): Prisma.Sql => Prisma.sql`
  SELECT id FROM waitlist_entry
  WHERE project_id = ${project_id}::uuid AND status = 'waiting' AND rank_at >= (SELECT rank_at FROM start)
  ORDER BY rank_at, id LIMIT ${per_page}::int OFFSET (SELECT skip FROM start)`
