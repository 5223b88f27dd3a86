import 'server-only'
import { db } from '@/lib/db'
import { version } from '@/lib/version'

/** Says that the service is well; throws, which is answered as SERVICE_UNAVAILABLE, when the database does not answer. */
export async function checkHealth() {
  await db.$queryRaw`SELECT 1`
  return { status: 'ok' as const, version, database: 'ok' as const }
}
