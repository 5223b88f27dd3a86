import 'server-only'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Caller } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { pool } from '@/lib/db'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'

const MINUTE = 60

/** Requests a minute: of one client address over all public reads, of one client address on one public write, of one API key. */
const policies = { reads: 600, writes: 60, key: 1_200 }
type Policy = keyof typeof policies

/** A refused try with an unknown secret counts this often in its endpoint's budget. */
const REFUSED_COUNTS = 10

type Budget = { policy: Policy; who: string }

function budgetOf(endpoint: Endpoint, caller: Caller): Budget {
  if (caller.kind === 'admin') return { policy: 'key', who: caller.key_id }
  if (endpoint.method === 'GET') return { policy: 'reads', who: caller.address }
  return { policy: 'writes', who: `${endpoint.method} ${endpoint.path} ${caller.address}` }
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiter(policy: Policy): RateLimiterPostgres {
  const points = Math.max(1, Math.round(policies[policy] * env.RATE_LIMIT_SCALE))
  const name = `${policy}:${points}`
  const known =
    limiters.get(name) ??
    new RateLimiterPostgres({
      storeClient: pool(),
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: policy,
      points,
      duration: MINUTE,
      inMemoryBlockOnConsumed: points,
    })
  limiters.set(name, known)
  return known
}

/**
 * Takes one request out of the caller's budget and tells what is left in the `RateLimit` and `RateLimit-Policy` headers
 * (draft-ietf-httpapi-ratelimit-headers); 429 when nothing is. With the limiter's store away, reads pass and writes do not.
 */
export async function limit(endpoint: Endpoint, caller: Caller): Promise<Record<string, string>> {
  const { policy, who } = budgetOf(endpoint, caller)
  return consume(policy, who, 1, endpoint.method === 'GET')
}

/** Counts a try with a well-formed but unknown secret tenfold; 429 once the address has used up its tries on that endpoint. */
export async function countRefusedTry(endpoint: Endpoint, address: string): Promise<void> {
  await consume('writes', `refused ${endpoint.method} ${endpoint.path} ${address}`, REFUSED_COUNTS, false)
}

async function consume(policy: Policy, who: string, points: number, failOpen: boolean): Promise<Record<string, string>> {
  const counter = limiter(policy)
  try {
    const state = await counter.consume(who, points)
    return headers(policy, counter.points, state)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooMany(policy, counter.points, refused)
    if (!failOpen) throw refused
    log.warn({ error: String(refused) }, 'the rate limiter is out of reach; the read passes')
    return {}
  }
}

function headers(policy: Policy, points: number, state: RateLimiterRes): Record<string, string> {
  const seconds = Math.ceil(state.msBeforeNext / 1000)
  return {
    'RateLimit-Policy': `"${policy}";q=${points};w=${MINUTE}`,
    RateLimit: `"${policy}";r=${Math.max(0, state.remainingPoints)};t=${seconds}`,
  }
}

function tooMany(policy: Policy, points: number, state: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  return new AppError('RATE_LIMITED', `Too many requests. Try again in ${seconds} seconds.`, {
    headers: { ...headers(policy, points, state), 'Retry-After': String(seconds) },
  })
}
