import type { Args, Endpoint, Reply } from '@/lib/contract/endpoint'
import { sentBody } from '@/lib/contract/sent-body'
import type { ErrorCode, ErrorDetail } from '@/lib/errors'

/** A refusal of the API, or `OFFLINE` when no answer came that could be read. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'OFFLINE'
  readonly status: number
  readonly details: ErrorDetail[]

  constructor(code: ErrorCode | 'OFFLINE', message: string, status = 0, details: ErrorDetail[] = []) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.details = details
  }
}

type Parts = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: object }

/** Calls an endpoint of this installation and answers what the contract promises; throws `ApiError`. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const { params = {}, query = {}, body }: Parts = args
  const response = await reach(address(endpoint.path, params, query), {
    method: endpoint.method,
    signal: signal ?? null,
    ...sentBody(endpoint, body),
  })
  if (endpoint.plain && response.ok) return (await response.text()) as Reply<E>
  if (endpoint.file && response.ok) return (await response.blob()) as Reply<E>

  const answer = await response.json().catch(() => null)
  if (response.ok && answer?.success) return answer
  throw refusal(response.status, answer)
}

function address(path: string, params: Record<string, string>, query: Record<string, string | undefined>): string {
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

type Failure = { error?: { code?: ErrorCode; message?: string; details?: ErrorDetail[] } } | null

function refusal(status: number, answer: Failure): ApiError {
  const { code = 'INTERNAL_ERROR', message = 'The answer could not be read.', details } = answer?.error ?? {}
  return new ApiError(code, message, status, details)
}
