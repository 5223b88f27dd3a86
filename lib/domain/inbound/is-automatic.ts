import { addressIn } from '@/lib/email/header-text'
import { env } from '@/lib/env'
import type { Mail } from './mail'

/** Whether no person wrote a mail: an automatic answer (RFC 3834), a delivery report (RFC 3464), a mail to a list, a letter of our own that came back. */
export function isAutomatic(mail: Mail): boolean {
  const { headers } = mail
  return (
    headers('auto-submitted').some((value) => !/^no\b/i.test(value)) ||
    headers('x-auto-response-suppress').some((value) => !/^none$/i.test(value)) ||
    headers('x-autoreply').length + headers('x-autorespond').length > 0 ||
    headers('precedence').some((value) => /^(bulk|list|junk|auto_reply)\b/i.test(value)) ||
    headers('list-id').length > 0 ||
    /^(automatic reply|auto(matic)?[ -]?(response|reply)|out of (the )?office|automatische antwort|abwesenheitsnotiz|abwesend)\b\s*[:—-]/i.test(
      headers('subject')[0] ?? '',
    ) ||
    headers('return-path').some((value) => /^<\s*>$/.test(value)) ||
    headers('content-type').some((value) => /^multipart\/report\b/i.test(value)) ||
    isMachine(mail.from?.address.toLowerCase() ?? '')
  )
}

function isMachine(address: string): boolean {
  const [local, domain] = address.split('@')
  if (local === 'mailer-daemon' || local === 'postmaster') return true
  return address === addressIn(env.MAIL_FROM).toLowerCase() || domain === env.INBOUND_EMAIL_DOMAIN
}
