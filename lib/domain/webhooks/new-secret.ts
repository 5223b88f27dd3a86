import 'server-only'
import { randomBytes } from 'node:crypto'
import { seal } from '@/lib/secret'

/** A signing secret as Standard Webhooks writes it, of 256 bits, and the same sealed for keeping. */
export async function newSecret(): Promise<{ secret: string; sealed: string }> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: await seal('webhook', secret) }
}
