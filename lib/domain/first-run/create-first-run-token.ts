import 'server-only'
import { randomBytes } from 'node:crypto'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { sha256 } from '@/lib/secret'

/** A fresh token for the first administrator's link; the one before it ends. */
export async function createFirstRunToken(): Promise<string> {
  const token = `frt_${randomBytes(32).toString('base64url')}`
  const kept = { hash: sha256(token), created_at: clock.now() }
  await db.first_run_token.upsert({ where: { id: 1 }, create: { id: 1, ...kept }, update: kept })
  return token
}
