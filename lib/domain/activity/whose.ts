import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'

/** Somebody by the address that they proved, in a project, with the ids of the people who have exactly that one. */
export type Whose = { project_id: string; email_key: string; people: string[] }

type Named = { project_id: string; email_key: string }

/** Who an address is: none, one, or several people whom the host app knows by ids of its own. */
export async function whoseIs({ project_id, email_key }: Named): Promise<Whose> {
  const rows = await db.end_user.findMany({
    where: { project_id, email_key },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return { project_id, email_key, people: rows.map(({ id }) => id) }
}

/** Their wishes, over `wish`: by the person, or by the address (`wish_by_author`). */
export const theirWishes = ({ project_id, email_key, people }: Whose): Prisma.Sql => Prisma.sql`
  wish.project_id = ${project_id}::uuid
  AND (wish.end_user_id = ANY (${people}::uuid[]) OR (wish.author_email IS NOT NULL AND lower(wish.author_email) = ${email_key}))`

/** Their comments, over `comment` (`comment_by_author`), without those that have been deleted. */
export const theirComments = ({ project_id, email_key }: Whose): Prisma.Sql => Prisma.sql`
  comment.project_id = ${project_id}::uuid AND comment.author_email IS NOT NULL AND lower(comment.author_email) = ${email_key}
  AND NOT comment.is_deleted`

/** Their votes, over `vote`. */
export const theirVotes = ({ project_id, people }: Whose): Prisma.Sql => Prisma.sql`
  vote.project_id = ${project_id}::uuid AND vote.end_user_id = ANY (${people}::uuid[])`
