import 'server-only'
import type { KeyObject } from 'node:crypto'
import { db, transaction } from '@/lib/db'
import type { signing_key } from '@/prisma/client/client'
import { keepSigningKey } from './hold-signing-key'
import { openPrivateKey } from './key-pair'
import { makeSigningKey } from './make-signing-key'

/** What a token is signed with. */
export type SigningKey = { id: string; kid: string; private: KeyObject; row: signing_key }

/** The key that signs the project's tokens now, with its private part; made when there is none yet. It stays the current one until the transaction ends. */
export async function currentSigningKey(project_id: string): Promise<SigningKey> {
  await keepSigningKey(project_id)
  const row = await currentSigningKeyRow(project_id)
  return { id: row.id, kid: row.kid, private: await openPrivateKey(row), row }
}

/** The project's current key; it is made when it is first asked for, and however many ask at once, all get the same. */
export async function currentSigningKeyRow(project_id: string): Promise<signing_key> {
  const current = () => db.signing_key.findFirst({ where: { project_id, retired_at: null } })
  for (;;) {
    const row = (await current()) ?? (await transaction(() => makeSigningKey(project_id)))
    if (row) return row // Else somebody has just made it.
  }
}
