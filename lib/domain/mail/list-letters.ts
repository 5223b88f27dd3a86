import 'server-only'
import type { z } from 'zod'
import type { letterLog } from '@/lib/contract/letter-log'
import { db, transaction } from '@/lib/db'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { countRecords } from '@/lib/domain/tally/count-records'
import { Prisma } from '@/prisma/client/client'
import { shownLetter } from './shown-letter'

type Query = z.output<typeof letterLog.list.query>

/** A search finds so many, the newest of them; the list goes no further. */
const MOST_FOUND = 1_000

/** One page of a project's letters, newest first, without what stands in them; the total is a kept count, or that of at most 1,000 found. */
export async function listLetters(project_id: string, { state, search, page, per_page }: Query) {
  const skip = (page - 1) * per_page
  const found = search ? await findLetters(project_id, search, state) : null
  const total = found ? found.length : await countRecords(state ? `letter_${state}` : 'letter', project_id)
  const where = found ? { id: { in: found.slice(skip, skip + per_page) } } : { project_id, ...(state && { state }) }
  const rows = await db.letter.findMany({
    where,
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    ...(!found && { skip, take: per_page }),
    omit: { text: true, html: true, secrets: true, headers: true },
  })
  return { rows: rows.map(shownLetter), total, page, per_page }
}

/** The ids of letters to an address that holds these words; the trigram index finds them. */
async function findLetters(project_id: string, search: string, state: Query['state']): Promise<string[]> {
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const ofState = state ? Prisma.sql`AND state = ${state}::letter_state` : Prisma.empty
  return transaction(async () => {
    await readNoFurther()
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM (
        SELECT id, created_at FROM letter
        WHERE letter_addresses("to") LIKE ${part} AND project_id = ${project_id}::uuid ${ofState} OFFSET 0
      ) AS found ORDER BY created_at DESC, id DESC LIMIT ${MOST_FOUND}::int`
    return rows.map(({ id }) => id)
  })
}
