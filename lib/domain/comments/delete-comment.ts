import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { comment } from '@/prisma/client/client'

/** Deletes a comment: where replies hang on it a place without text and author stays, until the last of them is gone. */
export async function deleteComment(project_id: string, id: string): Promise<void> {
  // A merge that moves the comment while we wait for its wish is followed in a new transaction: never two wishes held by chance.
  while (!(await deleteWhereItIs(project_id, id)));
}

/** Whether it could be done: false when the comment had moved to another wish by the time its wish was held. */
function deleteWhereItIs(project_id: string, id: string): Promise<boolean> {
  return transaction(async () => {
    const found = await db.comment.findFirst({ where: { id, project_id } })
    if (!found) throw notFound('comment')
    await db.$executeRaw`SELECT FROM wish WHERE id = ${found.wish_id}::uuid FOR NO KEY UPDATE`
    const row = await db.comment.findFirst({ where: { id, wish_id: found.wish_id } })
    if (!row) return false
    if (row.is_deleted) return true

    await db.wish.update({ where: { id: row.wish_id }, data: { comment_count: { decrement: 1 } } })
    if (row.reply_count > 0) await emptyPlace(id)
    else await remove(row)
    return true
  })
}

async function emptyPlace(id: string): Promise<void> {
  const emptied = {
    content: '',
    author_name: null,
    author_email: null,
    is_official: false,
    is_deleted: true,
    updated_at: clock.now(),
  }
  await db.comment.update({ where: { id }, data: emptied })
}

async function remove({ id, parent_id }: comment): Promise<void> {
  await db.comment.delete({ where: { id } })
  if (!parent_id) return
  const parent = await db.comment.update({ where: { id: parent_id }, data: { reply_count: { decrement: 1 } } })
  if (parent.is_deleted && parent.reply_count === 0) await db.comment.delete({ where: { id: parent_id } })
}
