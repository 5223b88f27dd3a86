import 'server-only'
import { db } from '@/lib/db'

const lockOf = (project_id: string) => `letters about wishes ${project_id}`

/** Keeps who wants letters from a project as it is until the transaction ends, while they are written. */
export async function keepLetters(project_id: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${lockOf(project_id)}, 0))`
}

/** Waits for the letters that are being written, and has none written until the transaction ends. */
export async function claimLetters(project_id: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lockOf(project_id)}, 0))`
}
