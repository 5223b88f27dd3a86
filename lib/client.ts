import type { Args, Endpoint, Reply } from '@/lib/contract/endpoint'
import { sentBody } from '@/lib/contract/sent-body'
import type { ErrorCode, ErrorDetail } from '@/lib/errors'

/** A refusal of the API, or `OFFLINE` when no answer came that could be read. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'OFFLINE'
  readonly status: number
  readonly details: ErrorDetail[]
  /** The fresh record, where somebody else changed it first. */
  readonly current: unknown

  constructor(
    code: ErrorCode | 'OFFLINE',
    message: string,
    status = 0,
    details: ErrorDetail[] = [],
    current?: unknown,
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.details = details
    this.current = current
  }
}

type Parts = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: object }

/** Calls an endpoint of this installation, as whoever this browser's cookies say, and answers what the contract promises; throws `ApiError`. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Reply<E>> {
  const { params = {}, query = {}, body }: Parts = args
  const sent = sentBody(endpoint, body)
  const response = await reach(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    signal: signal ?? null,
    ...sent,
    headers: { ...sent.headers, ...headers },
  })
  if (endpoint.plain && response.ok) return (await response.text()) as Reply<E>
  if (endpoint.file && response.ok) return (await response.blob()) as Reply<E>

  const answer = await response.json().catch(() => null)
  if (response.ok && answer?.success) return answer
  throw refusal(response.status, answer)
}

/** An endpoint's address with its parts filled in. */
function addressOf(path: string, params: Record<string, string>, query: Record<string, string | undefined>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError('OFFLINE', 'The server could not be reached.')
  }
}

type Failure = { error?: { code?: ErrorCode; message?: string; details?: ErrorDetail[]; current?: unknown } } | null

function refusal(status: number, answer: Failure): ApiError {
  const { code = 'INTERNAL_ERROR', message = 'The answer could not be read.', details, current } = answer?.error ?? {}
  return new ApiError(code, message, status, details, current)
}

/** Calls an endpoint for a member of the team: where it is everybody's and also knows the team, it is told that the team acts. */
export function callAsTeam<const E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  return call(endpoint, args, signal, endpoint.team ? { 'X-Act-As': 'team' } : {})
}
