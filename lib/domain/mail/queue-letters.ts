import 'server-only'
import { db, transaction } from '@/lib/db'
import { enqueueMany } from '@/lib/jobs/enqueue'
import { letterRow, type NewLetter, senderOf } from './letter-row'

/** Puts many letters of a project into the outbox as `queueLetter` does, with few statements. A letter that somebody waits for is sent before them. */
export async function queueLetters(project_id: string, letters: Omit<NewLetter, 'project_id'>[]): Promise<void> {
  const rows = await Promise.all(letters.map((letter) => letterRow({ ...letter, project_id })))
  await transaction(async () => {
    const from = await senderOf(project_id)
    const kept = await db.letter.createManyAndReturn({
      data: rows.map((row) => ({ ...row, from })),
      select: { id: true, to: true },
    })
    const jobs = kept.flatMap(({ id, to }) => (to.length > 0 ? [{ letter_id: id }] : []))
    await enqueueMany('send_letter', jobs, { priority: -1 })
  })
}
