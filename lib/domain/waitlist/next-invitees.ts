import 'server-only'
import { db } from '@/lib/db'
import { invalid } from '@/lib/errors'

type Which = { count?: number | undefined; ids?: string[] | undefined }

/** The next in line that have an address; or those of `ids` that wait and have one, in the order of the line. An id that is none of the project's is a VALIDATION_ERROR. */
export async function nextInvitees(project_id: string, { count, ids }: Which): Promise<string[]> {
  if (ids) await requireKnown(project_id, ids)
  const next = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM waitlist_entry
    WHERE project_id = ${project_id}::uuid AND status = 'waiting' AND email IS NOT NULL
      AND (${ids === undefined}::boolean OR id = ANY (${ids ?? []}::uuid[]))
    ORDER BY rank_at, id LIMIT ${count ?? ids?.length ?? 0}::int`
  return next.map(({ id }) => id)
}

async function requireKnown(project_id: string, ids: string[]): Promise<void> {
  const rows = await db.waitlist_entry.findMany({ where: { project_id, id: { in: ids } }, select: { id: true } })
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown !== -1) throw invalid(`ids.${unknown}`, 'is no entry of this waitlist')
}
