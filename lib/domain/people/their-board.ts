import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { newestOf, type Who } from './newest-of'

const wish = { select: { id: true, title: true, slug: true, status: true } } as const
const within = (ids: string[]) => ({ where: { id: { in: ids } } })

/** The wishes they voted for; a vote is a person’s only where that was proven. */
export const theirVotes = ({ project_id, end_user_id }: Who) =>
  newestOf(
    Prisma.sql`
      SELECT id, created_at AS at, true AS is_proven FROM vote
      WHERE end_user_id = ${end_user_id}::uuid AND project_id = ${project_id}::uuid`,
    (ids) => db.vote.findMany({ ...within(ids), include: { wish } }),
  )

/** The wishes they made, and those that nobody’s proof stands behind but that name their address. */
export const theirWishes = ({ project_id, end_user_id, email_key }: Who) =>
  newestOf(
    Prisma.sql`
      SELECT id, created_at AS at, true AS is_proven FROM wish
      WHERE end_user_id = ${end_user_id}::uuid AND project_id = ${project_id}::uuid
      UNION ALL
      SELECT id, created_at, false FROM wish
      WHERE project_id = ${project_id}::uuid AND author_email IS NOT NULL AND lower(author_email) = ${email_key}::text AND end_user_id IS NULL`,
    (ids) => db.wish.findMany(within(ids)),
  )

/** The comments that name their address; nothing tells which of them were proven. */
export const theirComments = ({ project_id, email_key }: Who) =>
  newestOf(
    Prisma.sql`
      SELECT id, created_at AS at, false AS is_proven FROM comment
      WHERE project_id = ${project_id}::uuid AND author_email IS NOT NULL AND lower(author_email) = ${email_key}::text AND NOT is_deleted`,
    (ids) => db.comment.findMany({ ...within(ids), include: { wish } }),
  )
