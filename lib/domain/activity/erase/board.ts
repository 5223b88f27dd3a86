import 'server-only'
import { db } from '@/lib/db'
import { theirComments, theirVotes, theirWishes, type Whose } from '@/lib/domain/activity/whose'
import { lockWishes } from '@/lib/domain/wishes/lock-wishes'
import { Prisma } from '@/prisma/client/client'

type Id = { id: string }

/** Holds every wish that they made, commented on or voted for, in the order of their ids. */
export async function holdBoard(whose: Whose): Promise<void> {
  const rows = await db.$queryRaw<Id[]>`
    SELECT id FROM wish WHERE ${theirWishes(whose)}
    UNION SELECT wish_id FROM comment WHERE ${theirComments(whose)}
    UNION SELECT wish_id FROM vote WHERE ${theirVotes(whose)}`
  await lockWishes(
    whose.project_id,
    rows.map(({ id }) => id),
  )
}

/** Takes name and address off what they wrote on the board; the words stay. What the team wrote for them is the project's from then on. Answers the ids of all that. */
export async function eraseAuthorship(whose: Whose): Promise<string[]> {
  const wishes = await db.$queryRaw<Id[]>`
    UPDATE wish SET ${nobody('wish')}, user_metadata = '{}', end_user_id = NULL
    FROM project WHERE project.id = wish.project_id AND ${theirWishes(whose)} RETURNING wish.id`
  const comments = await db.$queryRaw<Id[]>`
    UPDATE comment SET ${nobody('comment')}
    FROM project WHERE project.id = comment.project_id AND ${theirComments(whose)} RETURNING comment.id`
  return [...wishes, ...comments].map(({ id }) => id)
}

const nobody = (table: 'wish' | 'comment') => {
  const type = Prisma.raw(`${table}.author_type`)
  return Prisma.sql`
    author_email = NULL,
    author_name = CASE ${type} WHEN 'team_member' THEN project.name END,
    author_type = CASE ${type} WHEN 'team_member' THEN ${type} ELSE 'anonymous' END`
}
