import 'server-only'
import type { Caller } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { type Budget, type Policy, spend, WINDOW } from '@/lib/domain/access/spend'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'

/** A refused try with an unknown secret counts this often in its endpoint's budget. */
const REFUSED_COUNTS = 10

/**
 * Takes one request out of the caller's budget and tells what is left in the `RateLimit` and `RateLimit-Policy` headers
 * (draft-ietf-httpapi-ratelimit-headers); 429 when nothing is. With the counts out of reach, reads pass and writes do not.
 */
export async function limit(endpoint: Endpoint, caller: Caller): Promise<Record<string, string>> {
  try {
    const [policy, who] = purseOf(endpoint, caller)
    return headersOf(granted(await spend(policy, who, 1)))
  } catch (error) {
    if (error instanceof AppError || endpoint.method !== 'GET') throw error
    log.warn({ error: String(error) }, 'the rate limiter is out of reach; the read passes')
    return {}
  }
}

/** Counts a try with a well-formed but unknown secret tenfold; 429 once the address has used up its tries on that endpoint. */
export async function countRefusedTry({ method, path }: Endpoint, address: string): Promise<void> {
  granted(await spend('writes', `refused ${method} ${path} ${address}`, REFUSED_COUNTS))
}

function purseOf({ method, path, alias }: Endpoint, caller: Caller): [Policy, string] {
  const admin = caller.kind === 'admin' ? caller : caller.team
  if (admin) return ['key', admin.key_id]
  if (method === 'GET') return ['reads', caller.address]
  return ['writes', `${method} ${alias ?? path} ${caller.address}`]
}

function granted(budget: Budget): Budget {
  if (!budget.refused) return budget
  const { seconds } = budget
  throw new AppError('RATE_LIMITED', `Too many requests. Try again in ${seconds} seconds.`, {
    headers: { ...headersOf(budget), 'Retry-After': String(seconds) },
  })
}

function headersOf({ policy, quota, left, seconds }: Budget): Record<string, string> {
  return {
    'RateLimit-Policy': `"${policy}";q=${quota};w=${WINDOW}`,
    RateLimit: `"${policy}";r=${left};t=${seconds}`,
  }
}
