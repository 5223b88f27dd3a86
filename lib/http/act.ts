import 'server-only'
import { headers } from 'next/headers'
import type { Args, Endpoint, Reply } from '@/lib/contract/endpoint'
import { env } from '@/lib/env'
import type { ErrorCode, ErrorDetail } from '@/lib/errors'
import type { Served } from './serve'

type Refused = { ok: false; status: number; error: { code: ErrorCode; message: string; details?: ErrorDetail[] } }
type Outcome<E extends Endpoint> = ({ ok: true; status: number } & Reply<E>) | Refused

const carried = ['user-agent', 'x-forwarded-for', 'accept-language', 'cookie']

/** For server actions, where a page works without JavaScript: sends the person's request through the API endpoint itself, in this process, with the same guards and limits. */
export async function act<E extends Endpoint>(
  endpoint: E,
  handle: Served['handle'],
  args: Args<E>,
): Promise<Outcome<E>> {
  const {
    params = {},
    query = {},
    body,
  } = args as { params?: Record<string, string>; query?: Record<string, string>; body?: object }
  const url = new URL(
    endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? '')),
    env.BASE_URL,
  )
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)

  const from = await headers()
  const sent = new Headers(body ? { 'Content-Type': 'application/json' } : {})
  for (const name of carried) {
    const value = from.get(name)
    if (value !== null) sent.set(name, value)
  }
  const request = new Request(url, {
    method: endpoint.method,
    headers: sent,
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await handle(request, { params: Promise.resolve(params) })
  return { ok: response.ok, status: response.status, ...(await response.json()) }
}
