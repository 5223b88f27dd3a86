import 'server-only'
import type { SignedIn } from '@/lib/caller'
import { setLettersWanted } from '@/lib/domain/notices/set-letters-wanted'

/** Turns letters about wishes on or off for the session's address; the same twice is no error. */
export async function chooseLetters({ proof }: SignedIn, letters: boolean) {
  await setLettersWanted(proof.project_id, proof.email_key, letters)
  return { letters }
}
