import 'server-only'
import { db, transaction } from '@/lib/db'
import { enqueue } from '@/lib/jobs/enqueue'
import { letterRow, type NewLetter, senderOf } from './letter-row'

/**
 * Puts a letter into the outbox in the transaction around this call; a job sends it after the commit. Whatever stands in
 * a header is made one harmless line. Without any good address the letter is kept as failed. Answers its id.
 */
export async function queueLetter(letter: NewLetter): Promise<string> {
  const row = await letterRow(letter)
  return transaction(async () => {
    const data = { ...row, from: await senderOf(letter.project_id) }
    const { id } = await db.letter.create({ data, select: { id: true } })
    if (row.to.length > 0) await enqueue('send_letter', { letter_id: id })
    return id
  })
}
