import 'server-only'
import { Prisma } from '@/prisma/client/client'
import type { Endpoint } from '@/lib/contract/endpoint'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { corsHeaders } from './cors'

/** The refusal in the envelope, with the headers that its code asks for. */
export function failure(error: AppError, endpoint: Endpoint | null, extra: Record<string, string>): Response {
  const { code, message, details } = error
  const body = { success: false, error: { code, message, ...(details && { details }) }, message }
  const headers = { ...extra, 'Cache-Control': 'no-store', ...(endpoint && corsHeaders(endpoint)), ...error.headers }
  return Response.json(body, { status: error.status, headers })
}

/** Anything thrown, as what the caller may know of it: ours is told as INTERNAL_ERROR and goes to the log whole. */
export function asAppError(error: unknown, request_id: string): AppError {
  if (error instanceof AppError) return error
  if (isOutOfReach(error)) {
    log.error({ request_id, error: messageOf(error) }, 'the database is out of reach')
    return new AppError('SERVICE_UNAVAILABLE', 'The service cannot reach its database just now. Try again in a moment.', {
      headers: { 'Retry-After': '5' },
    })
  }
  log.error({ request_id, error: messageOf(error), stack: error instanceof Error ? error.stack : undefined }, 'an unexpected error')
  return new AppError('INTERNAL_ERROR', `Something went wrong on our side. Tell us this id: ${request_id}.`)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Prisma's codes for "no connection" and "pool exhausted"; PostgreSQL's classes 08 and 57P, 53300; the operating system's. */
const outOfReach =
  /^(P1000|P1001|P1002|P1003|P1008|P1010|P1011|P1017|P2024|P2037|08\w{3}|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/

function isOutOfReach(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && outOfReach.test(error.code)) return true
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  if (error instanceof Error && /Connection terminated|timeout exceeded when trying to connect|Server has closed the connection/.test(error.message)) return true
  return 'cause' in error && isOutOfReach(error.cause)
}
