import 'server-only'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Endpoint, Page } from '@/lib/contract/endpoint'
import { corsHeaders } from './cors'

/** What a creating verb found there already: answered with 200 instead of 201. */
export class Existing<T> {
  readonly value: T

  constructor(value: T) {
    this.value = value
  }
}

/** A vote's verb tells whether it made the vote or found it. */
export const created = <T>({ created, vote }: { created: boolean; vote: T }) => (created ? vote : new Existing(vote))

/** An answer before it is sent: it can be kept and sent again. */
export class Answer {
  readonly endpoint: Endpoint
  readonly status: number
  readonly body: string | ReadableStream<Uint8Array>
  readonly headers: Record<string, string>

  constructor(
    endpoint: Endpoint,
    status: number,
    body: string | ReadableStream<Uint8Array>,
    headers: Record<string, string> = {},
  ) {
    this.endpoint = endpoint
    this.status = status
    this.body = body
    this.headers = headers
  }

  /** The HTTP answer: with an entity tag on public reads, and 304 where the client has it already (RFC 9110, 13.1.2). */
  toResponse(request: Request, extra: Record<string, string>): Response {
    const headers = new Headers({
      ...extra,
      ...this.headers,
      'Content-Type': mediaType(this.endpoint),
      ...(this.endpoint.plain === 'text/csv' && {
        'Content-Disposition': `attachment; filename="${csvName(this.endpoint)}"`,
      }),
      ...corsHeaders(this.endpoint),
    })
    headers.set('Cache-Control', 'no-store')
    if (this.endpoint.method !== 'GET' || this.endpoint.access !== 'public' || typeof this.body !== 'string')
      return new Response(this.body, { status: this.status, headers })

    const tag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 27)}"`
    headers.set('ETag', tag)
    headers.set('Cache-Control', 'private, no-cache')
    if (!matches(request.headers.get('if-none-match'), tag))
      return new Response(this.body, { status: this.status, headers })
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
}

/** Says to nginx, and to those that do as it does, to pass on each event as it comes. */
const unbuffered = { 'X-Accel-Buffering': 'no' }

/** A verb's result as the contract shows it: undeclared fields are gone, dates are ISO text, lists carry their paging. */
export function answer(endpoint: Endpoint, result: unknown): Answer {
  const found = result instanceof Existing
  const value = found ? result.value : result
  const status = endpoint.creates && !found ? 201 : 200
  if (endpoint.plain) {
    const body = value instanceof ReadableStream ? value : String(value)
    return new Answer(endpoint, status, body, endpoint.plain === 'text/event-stream' ? unbuffered : {})
  }
  return new Answer(endpoint, status, JSON.stringify({ success: true, ...content(endpoint, value) }))
}

function content({ data, list }: Endpoint, value: unknown): object {
  if (data) return { data: data.parse(value) }
  return list ? page(list, value as Page<unknown>) : {}
}

function page(row: z.ZodType, { rows, total, page, per_page }: Page<unknown>): object {
  return { data: rows.map((each) => row.parse(each)), page, per_page, total, total_pages: Math.ceil(total / per_page) }
}

/** What a browser saves it as: the last word of its address. */
const csvName = ({ path }: Endpoint) => `${path.split('/').at(-1)}.csv`

function mediaType({ plain }: Endpoint): string {
  return `${plain ?? 'application/json'}; charset=utf-8`
}

/** Whether one of the entity tags of `If-None-Match` is this weak one (RFC 9110, 8.8.3.2: weak comparison). */
export function matches(header: string | null, tag: string): boolean {
  return (header ?? '').split(',').some((each) => ['*', tag, tag.slice(2)].includes(each.trim()))
}
