import 'server-only'
import { db } from '@/lib/db'

type Words = { external_id?: string | null | undefined; email?: string | null | undefined }

/**
 * Holds what a person is known by until the transaction ends, so that nobody else is found, made or renamed by it meanwhile. Always
 * external ids before addresses, and both before any row: who waits for whom never goes round in a circle.
 */
export const holdWords = (project_id: string, words: Words): Promise<void> => holdAllWords(project_id, [words])

/** The same for many people at once: all their external ids before all their addresses, each in order. */
export async function holdAllWords(project_id: string, people: Words[]): Promise<void> {
  const ids = people.flatMap(({ external_id }) => (external_id ? [`x ${external_id}`] : []))
  const addresses = people.flatMap(({ email }) => (email ? [`e ${email.toLowerCase()}`] : []))
  for (const word of [...inOrder(ids), ...inOrder(addresses)])
    await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`end user ${project_id} ${word}`}, 0))`
}

const inOrder = (words: string[]) => [...new Set(words)].toSorted()
