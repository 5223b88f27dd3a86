import 'server-only'
import type { Visitor } from '@/lib/caller'
import { countRefusedTry } from '@/lib/domain/access/require-budget'
import { AppError } from '@/lib/errors'
import { setLettersWanted } from './set-letters-wanted'
import { readUnsubscribeToken } from './unsubscribe-token'

/** Keeps whether the address that a letter's token proves wants more of them, and answers it; UNAUTHORIZED for a token that we did not make, which counts tenfold. */
export async function chooseLetters({ address }: Visitor, token: string, wanted: boolean) {
  const reader = await readUnsubscribeToken(token)
  if (!reader) {
    await countRefusedTry('letters', address)
    throw new AppError('UNAUTHORIZED', 'This link is not whole. Use the one at the end of the letter.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  }
  await setLettersWanted(reader.project_id, reader.email_key, wanted)
  return { email: reader.email_key, letters: wanted }
}
