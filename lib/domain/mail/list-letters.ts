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

/** An invitation into the team. */
const OF_TEAM = 'team_invited'

/** One page of a project's letters, newest first, without what stands in them; the total is a kept count, or that of at most 1,000 found. Letters about who is in the team are for who `mayManage` alone. */
export async function listLetters(project_id: string, { state, search, page, per_page }: Query, mayManage = false) {
  const skip = (page - 1) * per_page
  const found = search ? await findLetters(project_id, search, state, mayManage) : null
  const total = found ? found.length : await countLetters(project_id, state, mayManage)
  const all = { project_id, ...(state && { state }), ...(!mayManage && { kind: { not: OF_TEAM } }) }
  const where = found ? { id: { in: found.slice(skip, skip + per_page) } } : all
  const rows = await db.letter.findMany({
    where,
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    ...(!found && { skip, take: per_page }),
    omit: { text: true, html: true, secrets: true, headers: true },
  })
  return { rows: rows.map(shownLetter), total, page, per_page }
}

async function countLetters(project_id: string, state: Query['state'], mayManage: boolean): Promise<number> {
  const all = await countRecords(state ? `letter_${state}` : 'letter', project_id)
  if (mayManage) return all
  return all - (await db.letter.count({ where: { project_id, kind: OF_TEAM, ...(state && { state }) } }))
}

/** The ids of letters to an address that holds these words; the trigram index finds them. */
async function findLetters(project_id: string, search: string, state: Query['state'], mayManage: boolean) {
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const ofState = state ? Prisma.sql`AND state = ${state}::letter_state` : Prisma.empty
  const ofKind = mayManage ? Prisma.empty : Prisma.sql`AND kind <> ${OF_TEAM}`
  return transaction(async () => {
    await readNoFurther()
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM (
        SELECT id, created_at FROM letter
        WHERE letter_addresses("to") LIKE ${part} AND project_id = ${project_id}::uuid ${ofState} ${ofKind} OFFSET 0
      ) AS found ORDER BY created_at DESC, id DESC LIMIT ${MOST_FOUND}::int`
    return rows.map(({ id }) => id)
  })
}
