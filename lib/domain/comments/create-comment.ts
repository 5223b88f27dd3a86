import 'server-only'
import type { z } from 'zod'
import type { Admin, Visitor } from '@/lib/caller'
import { clock } from '@/lib/clock'
import type { comments } from '@/lib/contract/comments'
import { db, transaction } from '@/lib/db'
import { checkBot } from '@/lib/domain/bot/check-bot'
import { emailOfSession } from '@/lib/domain/end-users/person-of-session'
import { emit } from '@/lib/domain/events/emit'
import { getProject } from '@/lib/domain/projects/find-project'
import { type FoundWish, followMerges } from '@/lib/domain/wishes/find-public-wish'
import { AppError, invalid, notFound } from '@/lib/errors'
import { shown } from './shown'

type NewComment = z.output<typeof comments.create.body>

/** Adds a comment to a wish: a visitor's to a public one, the team's to any of its project. An answer to a reply joins that reply's thread. A visitor who is signed in to its project is known by that address, unless they give another. */
export async function createComment({ team, proof }: Visitor, { _hp, _timestamp, _token, ...given }: NewComment) {
  if (given.is_official && !team) throw invalid('is_official', 'is for the team alone; send an API key of the project')
  return transaction(async () => {
    const wish = await commentable(given.wish_id, team)
    if (!team) await checkBot(wish.project_id, { _hp, _timestamp, _token })
    await countOne(wish.id)
    const parent = given.parent_id ? await threadOf(wish.id, given.parent_id) : null

    const author_email = given.author_email ?? (team ? null : emailOfSession(wish.project_id, proof))
    const now = clock.now()
    const row = await db.comment.create({
      data: {
        project_id: wish.project_id,
        wish_id: wish.id,
        origin_wish_id: parent?.origin_wish_id ?? wish.id,
        parent_id: parent?.id ?? null,
        content: given.content,
        is_official: given.is_official ?? false,
        author_email,
        ...(await author({ ...given, author_email }, team)),
        created_at: now,
        updated_at: now,
      },
    })
    const comment = { ...shown(row), replies: [] }
    await emit({ type: 'comment_created', project_id: row.project_id, data: comment })
    return comment
  })
}

async function commentable(id: string, team: Admin | undefined): Promise<FoundWish> {
  const wish = await followMerges(id)
  const visible = team ? wish?.project_id === team.project_id : wish?.is_approved
  if (!wish || !visible) throw notFound('wish')
  return wish
}

/** Also holds the wish's row, so that a merge waits or is seen. */
async function countOne(id: string): Promise<void> {
  const { count } = await db.wish.updateMany({
    where: { id, merged_into_id: null },
    data: { comment_count: { increment: 1 } },
  })
  if (count === 0)
    throw new AppError('CONFLICT', 'This wish has just been merged or deleted. Look again and send it once more.')
}

async function threadOf(wish_id: string, id: string) {
  const asked = await db.comment.findFirst({ where: { id, wish_id, is_deleted: false }, include: { parent: true } })
  if (!asked) throw invalid('parent_id', 'is not a comment on this wish')
  const parent = asked.parent ?? asked
  await db.comment.update({ where: { id: parent.id }, data: { reply_count: { increment: 1 } } })
  return parent
}

async function author({ author_name, author_email }: NewComment, team: Admin | undefined) {
  if (team)
    return { author_type: 'team_member' as const, author_name: author_name ?? (await getProject(team.project_id)).name }
  return {
    author_type: author_name || author_email ? ('user' as const) : ('anonymous' as const),
    author_name: author_name ?? null,
  }
}
