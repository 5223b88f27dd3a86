import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { addressIn } from '@/lib/email/header-text'
import { mailService } from '@/lib/email/mail-service'
import { env } from '@/lib/env'

const HOUR = 60 * 60 * 1_000
const WEEK = 7 * 24 * HOUR

/** How this installation sends and receives letters, without anything secret, and how the project's letters fared lately. */
export async function readMailSetup(project_id: string) {
  const now = clock.now().getTime()
  const service = mailService()
  return {
    service,
    sender: addressIn(env.MAIL_FROM),
    server: service === 'smtp' ? new URL(env.SMTP_URL).host : null,
    reply_domain: env.INBOUND_EMAIL_DOMAIN || null,
    failed: await db.letter.count({
      where: { project_id, state: 'failed', created_at: { gte: new Date(now - WEEK) } },
    }),
    waiting: await db.letter.count({
      where: { project_id, state: 'pending', created_at: { lt: new Date(now - HOUR) } },
    }),
  }
}
