import 'server-only'
import type { KeyObject } from 'node:crypto'
import { db } from '@/lib/db'
import type { signing_key } from '@/prisma/client/client'
import { openPublicKey } from './key-pair'

/** What a token is verified with. */
export type VerifyingKey = { id: string; kid: string; public: KeyObject; row: signing_key }

/** The project's key of that id, current or retired, with its public part; null for an unknown or compromised one. */
export async function findVerifyingKey(project_id: string, kid: string): Promise<VerifyingKey | null> {
  const row = await db.signing_key.findFirst({ where: { project_id, kid, compromised_at: null } })
  return row && { id: row.id, kid: row.kid, public: openPublicKey(row), row }
}
