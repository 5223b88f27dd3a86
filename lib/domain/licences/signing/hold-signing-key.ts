import 'server-only'
import { db } from '@/lib/db'

const nameOf = (project_id: string) => `signing key ${project_id}`

/** Keeps the project's key from being rotated until the transaction ends; any number may at once. */
export async function keepSigningKey(project_id: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${nameOf(project_id)}, 0))`
}

/** Waits for all who sign, and lets nobody sign until the transaction ends. */
export async function holdSigningKey(project_id: string): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${nameOf(project_id)}, 0))`
}
