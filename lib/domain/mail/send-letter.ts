import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { mailDriver } from '@/lib/email/mail-service'
import { PostError, type Posted } from '@/lib/email/parcel'
import { revealSecrets } from './letter-secrets'
import { tellSubject } from './tell-subject'

/**
 * Sends a waiting letter and marks it sent; one that is not waiting is left alone. What goes wrong is kept as
 * `last_error`: refused for good, or failed at the `last` try, the letter is `failed`, else it waits on and this throws.
 */
export async function sendLetter(id: string, { last }: { last: boolean }): Promise<void> {
  const letter = await claim(id)
  if (!letter) return
  try {
    const post = await mailDriver()
    const whole = await revealSecrets(letter)
    await markSent(id, await post({ ...whole, headers: letter.headers as { [name: string]: string } }))
  } catch (error) {
    if (await noteFailure(id, error, last)) throw error
  }
}

/** Counts the try before it is made, so that one which ends without a word is counted too. */
async function claim(id: string) {
  const [letter] = await db.letter.updateManyAndReturn({
    where: { id, state: 'pending' },
    data: { attempts: { increment: 1 } },
  })
  return letter
}

async function markSent(id: string, { message_id, remark }: Posted): Promise<void> {
  await transaction(async () => {
    const [letter] = await db.letter.updateManyAndReturn({
      where: { id, state: 'pending' },
      data: { state: 'sent', secrets: null, sent_at: clock.now(), message_id, ...(remark && { last_error: remark }) },
    })
    if (letter) await tellSubject(letter)
  })
}

/** Keeps what went wrong; answers whether there will be another try. */
async function noteFailure(id: string, error: unknown, last: boolean): Promise<boolean> {
  const final = last || (error instanceof PostError && error.permanent)
  const last_error = error instanceof PostError ? error.message : 'The letter could not be sent; the log says why.'
  await db.letter.updateMany({
    where: { id, state: 'pending' },
    data: { last_error: last_error.slice(0, 1_000), ...(final && { state: 'failed', secrets: null }) },
  })
  return !final
}
