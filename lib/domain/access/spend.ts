import 'server-only'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '@/lib/db'
import { env } from '@/lib/env'

/** Seconds that a budget is for. */
export const WINDOW = 60

/** Requests a minute: of one client address over all public reads, of one client address on one public write, of one API key. */
const policies = { reads: 600, writes: 60, key: 1_200 }

export type Policy = keyof typeof policies

/** What is left of a budget: `left` requests until `seconds` from now, of `quota`; `refused` when there were not enough. */
export type Budget = { policy: Policy; quota: number; left: number; seconds: number; refused: boolean }

const limiters = new Map<string, RateLimiterPostgres>()

function limiter(policy: Policy): RateLimiterPostgres {
  const points = Math.max(1, Math.round(policies[policy] * env.RATE_LIMIT_SCALE))
  const name = `${policy}:${points}`
  const known = limiters.get(name)
  if (known) return known

  const made = new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: policy,
    points,
    duration: WINDOW,
    inMemoryBlockOnConsumed: points,
  })
  limiters.set(name, made)
  return made
}

/** Takes `points` requests out of somebody's budget, exactly, however many processes count; throws when the store is out of reach. */
export async function spend(policy: Policy, who: string, points: number): Promise<Budget> {
  const counter = limiter(policy)
  const budget = (state: RateLimiterRes, refused: boolean): Budget => ({
    policy,
    quota: counter.points,
    left: Math.max(0, state.remainingPoints),
    seconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
    refused,
  })
  try {
    return budget(await counter.consume(who, points), false)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return budget(refused, true)
    throw refused
  }
}
