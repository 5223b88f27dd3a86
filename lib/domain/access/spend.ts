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
  /** Of all browsers that are known at one account, on one write. */
  known_browsers: { points: 600, window: MINUTE },
  /** Wrong secrets of one client at one place where accounts are tried. */
  guesses: { points: 6, window: MINUTE },
  /** Codes and links that are mailed to one address. */
  login_address: { points: 5, window: HOUR },
  /** Codes and links that one client address asks for. */
  login_client: { points: 20, window: HOUR },
  /** Invitations of one team. */
  invitations_team: { points: 50, window: HOUR },
  /** Invitations to one address, from whatever team. */
  invitations_address: { points: 5, window: 24 * HOUR },
  /** Test letters of one project. */
  test_letters: { points: 20, window: HOUR },
  /** Texts that one project's team tries on the model. */
  ai_previews: { points: 60, window: HOUR },
  /** Drafts that one project's team has the model write. */
  ai_drafts: { points: 300, window: HOUR },
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

/** How much of a policy there is in this installation, for how many seconds. */
export function quotaOf(policy: Policy): { quota: number; window: number } {
  const { points, window } = policies[policy]
  return { quota: Math.max(1, Math.round(points * env.RATE_LIMIT_SCALE)), window }
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiter(policy: Policy): RateLimiterPostgres {
  const { quota: points, window: duration } = quotaOf(policy)
  const name = `${policy}:${points}`
  const known = limiters.get(name)
  if (known) return known

  const made = new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: policy,
    points,
    duration,
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
