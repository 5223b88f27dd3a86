import 'server-only'
import type { Proof } from '@/lib/caller'
import { db } from '@/lib/db'
import { openedBy } from './open-request'

const LARGEST = 2_147_483_647

/** The id of the request with that number in the project, and the proof that opens it; null when none of the proofs does, whether or not there is such a request. */
export async function findByNumber(
  proofs: Proof[],
  project_id: string,
  number: number,
): Promise<{ id: string; proof: Proof } | null> {
  if (!Number.isInteger(number) || number < 1 || number > LARGEST) return null
  for (const proof of proofs.filter((each) => each.project_id === project_id)) {
    const found = await db.support_request.findFirst({
      where: { AND: [{ number }, openedBy(proof)] },
      select: { id: true },
    })
    if (found) return { id: found.id, proof }
  }
  return null
}
