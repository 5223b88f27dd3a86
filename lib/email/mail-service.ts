import 'server-only'
import { env } from '@/lib/env'
import type { Driver } from './parcel'

/** How letters leave this installation. */
export function mailService(): 'resend' | 'smtp' | 'outbox' {
  if (env.RESEND_API_KEY) return 'resend'
  return env.SMTP_URL ? 'smtp' : 'outbox'
}

const drivers: { [name in ReturnType<typeof mailService>]: () => Promise<Driver> } = {
  resend: async () => (await import('./drivers/resend')).sendByResend,
  smtp: async () => (await import('./drivers/smtp')).sendBySmtp,
  outbox: async () => (await import('./drivers/outbox')).writeToOutbox,
}

/** The driver of the mail service; only the one that is used is loaded. */
export const mailDriver = (): Promise<Driver> => drivers[mailService()]()
