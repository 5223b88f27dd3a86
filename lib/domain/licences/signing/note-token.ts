import 'server-only'
import { db } from '@/lib/db'

const HOUR = 60 * 60 * 1000

/** Keeps that the key signed a token good until `exp`, rounded up to the hour: of many tokens, about one an hour is written. */
export async function noteToken(signing_key_id: string, exp: Date): Promise<void> {
  const tokens_until = new Date((Math.floor(exp.getTime() / HOUR) + 1) * HOUR)
  await db.signing_key.updateMany({
    where: { id: signing_key_id, OR: [{ tokens_until: null }, { tokens_until: { lt: exp } }] },
    data: { tokens_until },
  })
}
