import 'server-only'
import { db } from '@/lib/db'
import { theirComments, theirVotes, theirWishes, type Whose } from '@/lib/domain/activity/whose'
import type { Prisma } from '@/prisma/client/client'
import { inBatches } from './in-batches'

/** What they suggested, as it stands on the board, with what came along with it. */
export const wishesOf = (whose: Whose) =>
  inBatches(async ({ id }, take) => {
    const ids = await idsOf(
      db.$queryRaw`SELECT id FROM wish WHERE ${theirWishes(whose)} AND id > ${id.gt}::uuid ORDER BY id LIMIT ${take}::int`,
    )
    return db.wish.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' }, select: ofWish })
  })

export const commentsOf = (whose: Whose) =>
  inBatches(async ({ id }, take) => {
    const ids = await idsOf(
      db.$queryRaw`SELECT id FROM comment WHERE ${theirComments(whose)} AND id > ${id.gt}::uuid ORDER BY id LIMIT ${take}::int`,
    )
    const rows = await db.comment.findMany({
      where: { id: { in: ids } },
      orderBy: { id: 'asc' },
      select: { ...ofComment, wish: named },
    })
    return rows.map(titled)
  })

export const votesOf = (whose: Whose) =>
  inBatches(async ({ id }, take) => {
    const ids = await idsOf(
      db.$queryRaw`SELECT id FROM vote WHERE ${theirVotes(whose)} AND id > ${id.gt}::uuid ORDER BY id LIMIT ${take}::int`,
    )
    const rows = await db.vote.findMany({
      where: { id: { in: ids } },
      orderBy: { id: 'asc' },
      select: { id: true, wish_id: true, is_verified: true, created_at: true, wish: named },
    })
    return rows.map(titled)
  })

const ofWish = {
  id: true,
  title: true,
  description: true,
  slug: true,
  status: true,
  author_name: true,
  author_email: true,
  user_metadata: true,
  vote_count: true,
  comment_count: true,
  is_approved: true,
  merged_into_id: true,
  created_at: true,
  updated_at: true,
  completed_at: true,
} satisfies Prisma.wishSelect

const ofComment = {
  id: true,
  wish_id: true,
  parent_id: true,
  author_name: true,
  author_email: true,
  content: true,
  created_at: true,
  updated_at: true,
} satisfies Prisma.commentSelect

const named = { select: { title: true, is_approved: true } }

/** With the title of the wish, unless that is hidden. */
const titled = <R extends { wish: { title: string; is_approved: boolean } }>({ wish, ...row }: R) => ({
  ...row,
  wish_title: wish.is_approved ? wish.title : null,
})

async function idsOf(query: Promise<unknown>): Promise<string[]> {
  return ((await query) as { id: string }[]).map(({ id }) => id)
}
