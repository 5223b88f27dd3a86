import 'server-only'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { takeTry } from '@/lib/domain/access/take-try'
import { sha256 } from '@/lib/secret'
import type { openPaths } from './paths'

type At = {
  kind: (typeof openPaths)[string]
  what: string
  /** An address, or a browser that is known. */
  client: string
}

/** Takes one try out of the client's budget, before any secret it sent is looked at; RATE_LIMITED when there is none left. */
export async function countVisit({ kind, what, client }: At): Promise<void> {
  await requireBudget(kind === 'read' ? 'reads' : 'writes', kind === 'read' ? client : `${what} ${client}`)
}

/** Takes one try out of what all known browsers of an account have together: everybody makes as many of them as they like at their own. */
export async function countKnown(what: string, account: string): Promise<void> {
  await requireBudget('known_browsers', `${what} ${account}`)
}

/** Takes one letter out of what a client may ask for, and out of what an address may get; RATE_LIMITED when there is none left. */
export async function countAsked({ kind, what, client }: At, email: string | undefined): Promise<void> {
  if (kind !== 'letter') return
  await requireBudget('login_client', `account ${client}`)
  if (email) await countLetter(what.endsWith('/request-password-reset') ? 'reset' : 'verify', email)
}

/** Takes one letter of a kind out of what an address may get about its account: who signs up with another’s address keeps them from no new password. */
export async function countLetter(kind: 'reset' | 'verify', email: string): Promise<void> {
  await requireBudget('login_address', `account ${kind} ${sha256(email.toLowerCase())}`)
}

/** Takes a wrong try before the secret is looked at, of the client and of whose tries are counted; RATE_LIMITED where either has none left. Answers what gives it back once the secret was right. */
export async function takeGuess({ kind, what, client }: At, who: string | undefined): Promise<() => Promise<void>> {
  if (kind !== 'guess') return async () => undefined
  const giveBack = await takeTry('guesses', `${what} ${client}`)
  if (!who) return giveBack
  try {
    const theirs = await takeTry('sign_in', who)
    return async () => void (await Promise.all([giveBack(), theirs()]))
  } catch (error) {
    await giveBack()
    throw error
  }
}
