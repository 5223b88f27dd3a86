import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { headers } from 'next/headers'
import type { Args, Endpoint, Reply } from '@/lib/contract/endpoint'
import { sentBody } from '@/lib/contract/sent-body'
import { env } from '@/lib/env'
import type { ErrorCode, ErrorDetail } from '@/lib/errors'
import { clientAddress } from './client-address'
import { peerMethod } from './peer'
import type { Served } from './serve'

type Refused = { ok: false; status: number; error: { code: ErrorCode; message: string; details?: ErrorDetail[] } }
type Outcome<E extends Endpoint> = ({ ok: true; status: number } & Reply<E>) | Refused

const carried = ['user-agent', 'x-forwarded-for', 'accept-language', 'cookie']

const MOST_WAITS = 10

/**
 * For server actions, where a page works without JavaScript: sends the person's request through the API endpoint itself, in this
 * process, with the same guards and limits. With a key it has its effect once: while the first with that key still runs, its answer is waited for.
 */
export async function act<E extends Endpoint>(
  endpoint: E,
  handle: Served['handle'],
  args: Args<E>,
  idempotency_key?: string,
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
  const content = sentBody(endpoint, body)
  const sent = new Headers(content.headers)
  for (const name of carried) {
    const value = from.get(name)
    if (value !== null) sent.set(name, value)
  }
  if (idempotency_key) sent.set('idempotency-key', idempotency_key)
  const send = () =>
    handle(new Request(url, { method: endpoint.method, ...content, headers: sent }), {
      params: Promise.resolve(params),
    })
  let response = await send()
  for (let waits = 0; waits < MOST_WAITS && idempotency_key && stillRuns(response); waits += 1) {
    await sleep(1_000)
    response = await send()
  }
  return { ok: response.ok, status: response.status, ...(await response.json()) }
}

const stillRuns = ({ status, headers }: Response) => status === 409 && headers.has('retry-after')

const robots = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|^curl|^wget|^$/i

/** Who looks at the page that is being made, for counting views; null where nobody looks: HEAD, a page fetched beforehand, a robot. */
export async function currentVisit(): Promise<{ address: string; user_agent: string } | null> {
  const from = new Headers(await headers())
  const user_agent = from.get('user-agent') ?? ''
  const beforehand =
    from.has('next-router-prefetch') || /prefetch|prerender/.test(from.get('sec-purpose') ?? from.get('purpose') ?? '')
  if (beforehand || peerMethod() === 'HEAD' || robots.test(user_agent)) return null
  return { address: clientAddress(new Request(env.BASE_URL, { headers: from })), user_agent }
}
