import type { Endpoint } from '@/lib/contract/endpoint'

const exposed = ['X-Request-Id', 'ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'Idempotency-Replayed']
const accepted = ['Content-Type', 'Authorization', 'Idempotency-Key', 'If-None-Match', 'X-Session-Token']

/** Whether any web page may call it: what visitors and customers call, with a proof in the request or without; no cookie goes along with that. */
export const isOpen = ({ access }: Endpoint): boolean => !['admin', 'member', 'person', 'signed'].includes(access)

/** Public endpoints may be called from any web page (Fetch standard, CORS protocol); administrative ones from none. */
export function corsHeaders(endpoint: Endpoint): Record<string, string> {
  if (!isOpen(endpoint)) return {}
  return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed.join(', ') }
}

/** The headers of a preflight answer of a path that has these public methods. */
export function preflightHeaders(methods: string[]): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': accepted.join(', '),
    'Access-Control-Max-Age': '86400',
  }
}
