import 'server-only'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { sha256 } from '@/lib/secret'
import type { openPaths } from './paths'

type Try = { kind: (typeof openPaths)[string]; what: string; address: string; email: string | undefined }

/** A refused try counts this often. */
const REFUSED_COUNTS = 10

const hash = (email: string) => sha256(email.toLowerCase())

/** Takes one try out of the client's budget, before anything it sent is read; RATE_LIMITED when there is none left. */
export async function countVisit({ kind, what, address }: Omit<Try, 'email'>): Promise<void> {
  await requireBudget(kind === 'read' ? 'reads' : 'writes', kind === 'read' ? address : `${what} ${address}`)
}

/** Asks whether the account may be tried, or written to, once more; RATE_LIMITED where it may not, before any secret is looked at. */
export async function countTry({ kind, address, email }: Try): Promise<void> {
  if (kind === 'guess' && email) await requireBudget('sign_in', hash(email), 0)
  if (kind !== 'letter') return
  await requireBudget('login_client', `account ${address}`)
  if (email) await requireBudget('login_address', `account ${hash(email)}`)
}

/** Counts a wrong secret tenfold, and against the account that it was tried on. */
export async function countRefused({ kind, what, address, email }: Try): Promise<void> {
  if (kind !== 'guess') return
  await requireBudget('writes', `${what} ${address}`, REFUSED_COUNTS - 1).catch(() => undefined)
  if (email) await requireBudget('sign_in', hash(email)).catch(() => undefined)
}
