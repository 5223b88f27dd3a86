import 'server-only'
import { type Caller, teamOf } from '@/lib/caller'
import type { Endpoint } from '@/lib/contract/endpoint'
import { budgetHeaders, requireBudget } from '@/lib/domain/access/require-budget'
import type { Policy } from '@/lib/domain/access/spend'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'

/**
 * Takes one request out of the caller's budget and tells what is left in the `RateLimit` and `RateLimit-Policy` headers
 * (draft-ietf-httpapi-ratelimit-headers); 429 when nothing is. With the counts out of reach, reads pass and writes do not.
 */
export async function limit(endpoint: Endpoint, caller: Caller): Promise<Record<string, string>> {
  try {
    const [policy, who] = purseOf(endpoint, caller)
    return budgetHeaders(await requireBudget(policy, who))
  } catch (error) {
    if (error instanceof AppError || endpoint.method !== 'GET') throw error
    log.warn({ error: String(error) }, 'the rate limiter is out of reach; the read passes')
    return {}
  }
}

function purseOf({ method, path, alias, access }: Endpoint, caller: Caller): [Policy, string] {
  const admin = teamOf(caller)
  if (caller.kind === 'member') return ['member', caller.user_id]
  if (admin) return admin.by === 'key' ? ['key', admin.key_id] : ['member', admin.user_id]
  if (access === 'signed') return ['machines', `${method} ${path} ${caller.address}`]
  if (method === 'GET') return ['reads', caller.address]
  return ['writes', `${method} ${alias ?? path} ${caller.address}`]
}
