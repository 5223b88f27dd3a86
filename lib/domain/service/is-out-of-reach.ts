import 'server-only'
import { Prisma } from '@/prisma/client/client'

/** Prisma's codes for "no connection", "pool exhausted" and "waited too long in a transaction"; PostgreSQL's class 08, 57P01–57P05, 53300, and what our time limits end (57014, 55P03); the operating system's. */
const codes =
  /^(P1000|P1001|P1002|P1003|P1008|P1010|P1011|P1017|P2024|P2028|P2037|08\w{3}|57P0[1-5]|57014|55P03|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/

const messages =
  /Connection terminated|timeout exceeded when trying to connect|Server has closed the connection|Unable to start a transaction|canceling statement due to (lock|statement) timeout/

/** What the driver adapter calls the same; a raw query's error holds it under `meta`. */
const kinds = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError|TooManyConnections)$/

/** Whether an error says that the database cannot be reached or has no connection free, rather than that something is wrong with what was asked. */
export function isOutOfReach(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  if (error instanceof Error && messages.test(error.message)) return true
  if ('kind' in error && typeof error.kind === 'string' && kinds.test(error.kind)) return true
  const { cause, meta, driverAdapterError } = error as { [name: string]: unknown }
  return [cause, meta, driverAdapterError].some(isOutOfReach)
}
