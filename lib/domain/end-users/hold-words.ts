import 'server-only'
import { db } from '@/lib/db'

type Words = { external_id?: string | null | undefined; email?: string | null | undefined }

/**
 * Holds what a person is known by until the transaction ends, so that nobody else is found, made or renamed by it meanwhile. Always
 * external ids before addresses, and both before any row: who waits for whom never goes round in a circle.
 */
export async function holdWords(project_id: string, { external_id, email }: Words): Promise<void> {
  for (const word of [external_id && `x ${external_id}`, email && `e ${email.toLowerCase()}`]) {
    if (word)
      await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`end user ${project_id} ${word}`}, 0))`
  }
}
