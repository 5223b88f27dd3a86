import 'server-only'
import { AppError } from '@/lib/errors'
import { type Budget, type Policy, spend } from './spend'

/** Takes `points` requests out of somebody's budget and answers what is left; RATE_LIMITED, with the headers that say when, if there were not enough. */
export async function requireBudget(policy: Policy, who: string, points = 1): Promise<Budget> {
  const budget = await spend(policy, who, points)
  if (!budget.refused) return budget
  throw tooMany(budget)
}

/** The refusal of somebody whose budget is used up. */
export function tooMany(budget: Budget): AppError {
  const { seconds } = budget
  return new AppError('RATE_LIMITED', `Too many requests. Try again in ${seconds} seconds.`, {
    headers: { ...budgetHeaders(budget), 'Retry-After': String(seconds) },
  })
}

/** A refused try with an unknown secret counts this often. */
const REFUSED_COUNTS = 10

/** Counts a try with a well-formed but unknown secret tenfold; RATE_LIMITED once the address has used up its tries at `what`. */
export async function countRefusedTry(what: string, address: string): Promise<void> {
  await requireBudget('writes', `refused ${what} ${address}`, REFUSED_COUNTS)
}

/** What is left of a budget, as the `RateLimit` and `RateLimit-Policy` headers say it (draft-ietf-httpapi-ratelimit-headers). */
export function budgetHeaders({ policy, quota, window, left, seconds }: Budget): Record<string, string> {
  return {
    'RateLimit-Policy': `"${policy}";q=${quota};w=${window}`,
    RateLimit: `"${policy}";r=${left};t=${seconds}`,
  }
}
