import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** So many of each kind are shown of a person. */
const MOST = 20

/** Somebody within a project: by their person, by an address that may be anybody's, or both. */
export type Who = { project_id: string; end_user_id: string | null; email_key: string | null }

type Found = { id: string; is_proven: boolean; total: number }

/** The newest of what a statement of `id, at, is_proven` finds, each read by `read`, and how many it finds. */
export async function newestOf<R extends { id: string }>(statement: Prisma.Sql, read: (ids: string[]) => Promise<R[]>) {
  const found = await db.$queryRaw<Found[]>(Prisma.sql`
    SELECT id, is_proven, count(*) OVER ()::int AS total FROM (${statement}) AS found
    ORDER BY at DESC, id DESC LIMIT ${MOST}::int`)
  const rows = new Map((found.length > 0 ? await read(found.map(({ id }) => id)) : []).map((row) => [row.id, row]))
  const items = found.flatMap(({ id, is_proven }) => {
    const row = rows.get(id)
    return row ? [{ ...row, is_proven }] : []
  })
  return { items, total: found[0]?.total ?? 0 }
}
