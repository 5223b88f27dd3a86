import 'server-only'
import { db } from '@/lib/db'
import type { webhook } from '@/prisma/client/client'

/**
 * Holds a webhook's row until the transaction ends; null when there is none. Whoever changes its deliveries holds it first: that
 * is what makes their number at work certain. New deliveries need not wait for it.
 */
export async function lockWebhook(id: string): Promise<webhook | null> {
  const [row] = await db.$queryRaw<webhook[]>`SELECT * FROM webhook WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return row ?? null
}
