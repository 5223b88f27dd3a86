import 'server-only'
import { confirmedAddress } from '@/lib/domain/team/confirmation-token'
import { keepPending } from '@/lib/domain/team/free-address'
import { proveAddress } from '@/lib/domain/team/prove-address'
import { AppError } from '@/lib/errors'
import { askForLetter } from './ask-for-letter'
import { countLetter } from './budgets'
import { languageOf } from './language-of'

/**
 * For whoever knows the password of an account whose address is not proven: together with the token of the letter that proves it.
 * Neither opens anything by itself, so that nobody who signed up with another’s address gets in once that other follows the link.
 * Without a good token the letter goes out again, within the address’s budget. Answers whether it is proven now.
 */
export async function confirmAddress(request: Request, email: string, token: string): Promise<boolean> {
  if (token && (await confirmedAddress(token)) === email.toLowerCase()) {
    await proveAddress(email)
    return true
  }
  try {
    await countLetter('verify', email)
    await keepPending(email)
    await askForLetter({ kind: 'verify', to: email, language: languageOf(request) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  return false
}

/** Whether better-auth let nobody in because the address is not proven; the password was right then. */
export async function isUnproven(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false
  const { code } = await answer.clone().json()
  return code === 'EMAIL_NOT_VERIFIED'
}
