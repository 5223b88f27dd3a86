import 'server-only'
import { db } from '@/lib/db'
import { followMerges } from '@/lib/domain/wishes/find-public-wish'
import { theirWishes, type Whose } from './whose'

/** Their wishes, the newest of them; hidden ones too, and merged ones with the public wish that they are part of now. */
export async function ownWishes(whose: Whose, most: number) {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM wish WHERE ${theirWishes(whose)} ORDER BY created_at DESC, id DESC LIMIT ${most}::int`
  const rows = await db.wish.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  })
  return Promise.all(
    rows.map(async (row) => ({ ...row, merged_into: row.merged_into_id ? await endOf(row.id) : null })),
  )
}

/** The public wish at the end of the chain of merges. */
async function endOf(id: string) {
  const end = await followMerges(id)
  return end?.is_approved ? db.wish.findUnique({ where: { id: end.id } }) : null
}
