import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { comments } from '@/lib/contract/comments'
import { db, transaction } from '@/lib/db'
import { AppError, invalid, notFound } from '@/lib/errors'
import { repliesTo } from './list-comments'
import { shown } from './shown'

/** Changes a comment's text or marks it official, which only a comment of the team can be. A deleted one is a CONFLICT. */
export async function updateComment(project_id: string, id: string, changes: z.output<typeof comments.update.body>) {
  return transaction(async () => {
    await db.$executeRaw`SELECT FROM comment WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = await db.comment.findFirst({ where: { id, project_id } })
    if (!before) throw notFound('comment')
    if (before.is_deleted) throw new AppError('CONFLICT', 'This comment is deleted and cannot be changed.')
    if (changes.is_official && before.author_type !== 'team_member')
      throw invalid('is_official', 'is for comments of the team alone')

    const row = await db.comment.update({
      where: { id },
      data: { ...changes, updated_at: clock.now() },
    })
    return { ...shown(row), replies: (await repliesTo([id])).get(id) ?? [] }
  })
}
