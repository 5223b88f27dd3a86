import { ApiError, call } from '@/lib/client'
import type { Args, Endpoint, Reply } from '@/lib/contract/endpoint'
import type { Outcome } from './outcome'

/** Calls the API; never throws. */
export async function askApi<const E extends Endpoint>(endpoint: E, args: Args<E>): Promise<Outcome<Reply<E>>> {
  try {
    return { ok: true, data: await call<E>(endpoint, args) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, code: error.code, details: error.details }
  }
}
