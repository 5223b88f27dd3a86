import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { auditLog } from '@/lib/contract/audit-log'
import { MOST_AUDIT_FOUND } from '@/lib/contract/choices'
import { db, transaction } from '@/lib/db'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { Prisma } from '@/prisma/client/client'
import { recordTypes } from './record-types'
import { withDevices } from './with-devices'

type Filters = Pick<z.output<typeof auditLog.list.query>, 'record_id' | 'actor_id' | 'kind' | 'days'>

const DAY = 86_400_000

/** The ids of the newest entries that the filters leave. Of several records, or the types of a kind, each is read by itself, newest first, so that an index leads through it. */
export async function findEntries(project_id: string, { record_id, actor_id, kind, days }: Filters): Promise<string[]> {
  const since = days && new Date(clock.now().getTime() - days * DAY)
  const types = kind && recordTypes[kind]
  const each = record_id ? await withDevices(project_id, record_id) : (types ?? [''])
  const wanted = Prisma.join(
    [
      Prisma.sql`project_id = ${project_id}::uuid`,
      ...(record_id ? [Prisma.sql`record_id = one.of`] : []),
      ...(actor_id ? [Prisma.sql`actor_id = ${actor_id}`] : []),
      ...(since ? [Prisma.sql`created_at >= ${since}::timestamptz`] : []),
      ...(types ? [record_id ? Prisma.sql`record_type = ANY (${types})` : Prisma.sql`record_type = one.of`] : []),
    ],
    ' AND ',
  )

  return transaction(async () => {
    await readNoFurther()
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT found.id FROM unnest(${each}::text[]) AS one (of), LATERAL (
        SELECT id, created_at FROM audit_log WHERE ${wanted} ORDER BY created_at DESC, id DESC LIMIT ${MOST_AUDIT_FOUND}::int
      ) AS found ORDER BY found.created_at DESC, found.id DESC LIMIT ${MOST_AUDIT_FOUND}::int`
    return rows.map(({ id }) => id)
  })
}
