import { randomBytes } from 'node:crypto'
import { expect, TestRunner } from 'vitest'
import { z } from 'zod'
import type { Endpoint, Reply } from '@/lib/contract/endpoint'
import { errorCodesOf } from '@/lib/contract/error-codes'
import { type ErrorCode, type ErrorDetail, statusOf } from '@/lib/errors'
import { peer } from '@/lib/http/peer'
import { routeAt, type Verb } from './routes'

/** What a client sends. `body` goes as JSON, `raw` as it is; `key` is an API key, `member` somebody signed in to the dashboard, on a page of ours, `from` the client's address, `under` the path's other spelling. */
export type Sent = {
  params?: { [name: string]: string }
  query?: { [name: string]: string }
  body?: unknown
  raw?: BodyInit
  headers?: { [name: string]: string }
  key?: string
  member?: { cookie: string }
  from?: string
  under?: '/api/v1'
}

type Failure = {
  code: ErrorCode
  message: string
  details?: ErrorDetail[]
  current?: { [name: string]: unknown }
  devices?: { [name: string]: unknown }[]
  manage_url?: string
}
type Content<E extends Endpoint> = Reply<E> extends { data: infer D } ? D : undefined

/** An answer as a client reads it; `error` is there when it is a refusal, `data` when it is not. */
export type Answered<D = unknown> = {
  status: number
  headers: Headers
  text: string
  body: { [name: string]: unknown }
  data: D
  error: Failure
}

/** A client address that nobody else has: of a network of its own. */
export const newAddress = (): string =>
  `fd${randomBytes(7)
    .toString('hex')
    .replace(/^(..)(....)(....)(....)$/, '$1:$2:$3:$4')}::1`

const ours = 'http://localhost:3000'

let known: { test: unknown; address: string } | undefined

/** Limits and derived votes go by the client address: every test comes from one of its own. */
function ownAddress(): string {
  const test = TestRunner.getCurrentTest()
  if (known?.test !== test) known = undefined
  known ??= { test, address: newAddress() }
  return known.address
}

/** Asks an endpoint of the contract, and holds the answer against what every endpoint promises: the envelope, a declared code with its status, `X-Request-Id`. */
export async function send<const E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<Answered<Content<E>>> {
  const answered = await ask(endpoint.method, endpoint.path, sent)
  if (answered.status < 400) expectSuccess(endpoint, answered)
  else expect(errorCodesOf(endpoint), `${endpoint.method} ${endpoint.path} promises`).toContain(answered.error.code)
  return answered as Answered<Content<E>>
}

/** Holds that an answer is this refusal, and that its details name these fields. */
export function expectRefusal({ error }: Answered, code: ErrorCode, ...paths: string[]): void {
  expect(error?.code).toBe(code)
  if (paths.length > 0) expect(error.details?.map(({ path }) => path)).toEqual(paths)
}

/** Asks a documented path by any method; a refusal must be in the envelope. */
export async function ask(method: Verb, path: string, sent: Sent = {}): Promise<Answered> {
  const handle = (await routeAt(path))[method]
  if (!handle) throw new Error(`${path} has no ${method}`)
  const params = Promise.resolve(sent.params ?? {})
  const response = await peer.run({ address: sent.from ?? ownAddress() }, () =>
    handle(request(method, path, sent), { params }),
  )
  const answered = await read(response)
  expect(answered.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  if (answered.status >= 400 && method !== 'HEAD') expectFailure(answered)
  return answered
}

function request(method: Verb, path: string, sent: Sent): Request {
  const { params = {}, query = {}, body, raw, headers = {}, key, member, under = '' } = sent
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]?.toWellFormed() ?? ''))
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const all = new Headers({ ...(member && { Cookie: member.cookie, Origin: ours, 'X-Act-As': 'team' }), ...headers })
  if (key !== undefined) all.set('Authorization', `Bearer ${key}`)
  if (body !== undefined && !all.has('Content-Type')) all.set('Content-Type', 'application/json')
  const init = { method, headers: all, ...(content !== undefined && { body: content, duplex: 'half' }) }
  return new Request(`http://localhost:3000${under}${filled}?${new URLSearchParams(query)}`, init)
}

async function read(response: Response): Promise<Answered> {
  const { status, headers } = response
  const text = await textOf(response)
  const json = headers.get('content-type')?.startsWith('application/json') && text !== ''
  const body = json ? JSON.parse(text) : {}
  return { status, headers, text, body, data: body.data, error: body.error }
}

/** A stream of events has no end; it is let go of. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

const maybe = z.string().nullable()
const Envelope = z.strictObject({
  success: z.literal(false),
  error: z.strictObject({
    code: z.enum(Object.keys(statusOf) as ErrorCode[]),
    message: z.string().min(1),
    details: z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).optional(),
    current: z.object({ id: z.string() }).optional(),
    devices: z
      .array(z.strictObject({ device_name: maybe, platform: maybe, last_seen_at: z.iso.datetime() }))
      .optional(),
    manage_url: z.url().optional(),
  }),
  message: z.string().min(1),
})

function expectFailure({ status, body, text }: Answered): void {
  const { error } = Envelope.safeParse(body)
  expect(error, text).toBeUndefined()
  const { code, message } = (body as z.output<typeof Envelope>).error
  expect([status, body.message]).toEqual([statusOf[code], message])
}

function expectSuccess({ data, list, plain, file }: Endpoint, { status, body }: Answered): void {
  if (status === 304 || plain || file) return
  const names = [
    'success',
    ...(data || list ? ['data'] : []),
    ...(list ? ['page', 'per_page', 'total', 'total_pages'] : []),
  ]
  expect(Object.keys(body)).toEqual(names)
  expect(body.success).toBe(true)
}
