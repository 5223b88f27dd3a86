import 'server-only'
import { db } from '@/lib/db'

/** Holds the help center of a project until the transaction ends: its writers go one after the other, so that slugs, places and what is live never depend on who was faster. Readers do not wait. */
export async function holdHelp(project_id: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`help ${project_id}`}, 0))`
}
