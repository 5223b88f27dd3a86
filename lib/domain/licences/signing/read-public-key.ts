import 'server-only'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { currentSigningKeyRow } from './current-signing-key'
import { publicKeyOf } from './public-key'

/** The public part of the project's current signing key; where there is none yet, the pair is made for who `mayWrite`, and NOT_FOUND for everybody else. */
export async function readPublicKey(project_id: string, mayWrite: boolean) {
  if (mayWrite) return publicKeyOf(await currentSigningKeyRow(project_id))
  const row = await db.signing_key.findFirst({ where: { project_id, retired_at: null } })
  if (!row) throw notFound('signing key')
  return publicKeyOf(row)
}
