import 'server-only'
import type { Proof } from '@/lib/caller'
import { db } from '@/lib/db'
import { findProof } from './find-proof'
import { openedBy } from './open-request'

/** Of several tokens the first whose proof opens the request; else the first that is good at all; null when none is. */
export async function openingProof(tokens: string[], id: string | undefined): Promise<Proof | null> {
  const found = await Promise.all(tokens.map(findProof))
  const proofs = found.filter((proof) => proof !== null)
  if (id === undefined || proofs.length < 2) return proofs[0] ?? null
  for (const proof of proofs)
    if ((await db.support_request.count({ where: { AND: [{ id }, openedBy(proof)] } })) > 0) return proof
  return proofs[0] ?? null
}
