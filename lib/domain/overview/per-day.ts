import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** What is counted by day: the table, and the column that says when. Each is found by an index of project and that column. */
export const counted = {
  requests: ['support_request', 'created_at'],
  resolved: ['support_request', 'resolved_at'],
  wishes: ['wish', 'created_at'],
  votes: ['vote', 'created_at'],
  waitlist_joined: ['waitlist_entry', 'joined_at'],
  activations: ['license_activation', 'activated_at'],
} as const

export type Counted = keyof typeof counted

/** How many rows each UTC day since then has. */
export function perDay(what: Counted, project_id: string, since: Date): Prisma.Sql {
  const [table, column] = counted[what].map((name) => Prisma.raw(name))
  return Prisma.sql`
    SELECT (${column} AT TIME ZONE 'UTC')::date::text AS date, count(*)::int AS count
    FROM ${table} WHERE project_id = ${project_id}::uuid AND ${column} >= ${since} GROUP BY 1`
}

/** How long it took half of a day's requests at most to be answered first, in seconds. */
export const replyTimes = (project_id: string, since: Date): Prisma.Sql => Prisma.sql`
  SELECT (created_at AT TIME ZONE 'UTC')::date::text AS date,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_replied_at - created_at))::int AS count
  FROM support_request
  WHERE project_id = ${project_id}::uuid AND created_at >= ${since} AND first_replied_at IS NOT NULL GROUP BY 1`

/** A statement's numbers by day. */
export async function byDay(statement: Prisma.Sql): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ date: string; count: number }[]>(statement)
  return new Map(rows.map(({ date, count }) => [date, count]))
}
