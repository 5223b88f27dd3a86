import 'server-only'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '@/lib/db'
import { env } from '@/lib/env'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How much there is for how many seconds. */
const policies = {
  /** Of one client address over all public reads. */
  reads: { points: 600, window: MINUTE },
  /** Of one client address on one public write. */
  writes: { points: 60, window: MINUTE },
  /** Of one machine that signs what it sends, such as a mail server. */
  machines: { points: 600, window: MINUTE },
  /** Of one API key. */
  key: { points: 1_200, window: MINUTE },
  /** Of one member of a team. */
  member: { points: 2_400, window: MINUTE },
  /** Of one client address on one form. */
  submissions: { points: 30, window: MINUTE },
  /** Of one licence key on the portal. */
  license_key: { points: 20, window: MINUTE },
  /** Refused tries to sign in as one person, from anywhere. */
  sign_in: { points: 50, window: HOUR },
  /** Codes and links that are mailed to one address. */
  login_address: { points: 5, window: HOUR },
  /** Codes and links that one client address asks for. */
  login_client: { points: 20, window: HOUR },
  /** Test letters of one project. */
  test_letters: { points: 20, window: HOUR },
}

export type Policy = keyof typeof policies

/** What is left of a budget: `left` requests until `seconds` from now, of `quota` in `window` seconds; `refused` when there were not enough. */
export type Budget = {
  policy: Policy
  quota: number
  window: number
  left: number
  seconds: number
  refused: boolean
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiter(policy: Policy): RateLimiterPostgres {
  const points = Math.max(1, Math.round(policies[policy].points * env.RATE_LIMIT_SCALE))
  const name = `${policy}:${points}`
  const known = limiters.get(name)
  if (known) return known

  const made = new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: policy,
    points,
    duration: policies[policy].window,
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
    window: counter.duration,
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
