import 'server-only'
import type { Endpoint } from '@/lib/contract/endpoint'
import { archived, saysArchived } from '@/lib/domain/projects/archived'
import { isOutOfReach } from '@/lib/domain/service/is-out-of-reach'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { corsHeaders } from './cors'

/** The refusal in the envelope, with the headers that its code asks for. */
export function failure(error: AppError, endpoint: Endpoint | null, extra: Record<string, string>): Response {
  const { code, message, details, more } = error
  const body = { success: false, error: { code, message, ...(details && { details }), ...more }, message }
  const headers = { ...extra, 'Cache-Control': 'no-store', ...(endpoint && corsHeaders(endpoint)), ...error.headers }
  return Response.json(body, { status: error.status, headers })
}

/** Anything thrown, as what the caller may know of it: ours is told as INTERNAL_ERROR and goes to the log whole. */
export function asAppError(error: unknown, request_id: string): AppError {
  if (error instanceof AppError) return error
  if (saysArchived(error)) return archived()
  if (isOutOfReach(error)) {
    log.error({ request_id, error: messageOf(error) }, 'the database is out of reach')
    return new AppError(
      'SERVICE_UNAVAILABLE',
      'The service cannot reach its database just now. Try again in a moment.',
      {
        headers: { 'Retry-After': '5' },
      },
    )
  }
  log.error(
    { request_id, error: messageOf(error), stack: error instanceof Error ? error.stack : undefined },
    'an unexpected error',
  )
  return new AppError('INTERNAL_ERROR', `Something went wrong on our side. Tell us this id: ${request_id}.`)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
