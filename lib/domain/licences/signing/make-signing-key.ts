import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import type { signing_key } from '@/prisma/client/client'
import { newKeyPair } from './key-pair'

/** Makes a key pair the project's current one; null when it has one: of many that make it at once, the first does. */
export async function makeSigningKey(project_id: string): Promise<signing_key | null> {
  const pair = await newKeyPair(project_id)
  const [row] = await db.signing_key.createManyAndReturn({
    data: [{ project_id, ...pair, created_at: clock.now() }],
    skipDuplicates: true,
  })
  return row ?? null
}
