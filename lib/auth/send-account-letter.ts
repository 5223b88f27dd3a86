import 'server-only'
import { randomUUID } from 'node:crypto'
import { clock } from '@/lib/clock'
import { Customization } from '@/lib/contract/portal'
import { ProjectSettings } from '@/lib/domain/projects/settings'
import { addressIn, headerAddress, namedAddress } from '@/lib/email/header-text'
import { mailDriver } from '@/lib/email/mail-service'
import { renderLetter } from '@/lib/email/render-letter'
import { env } from '@/lib/env'

/** A letter about somebody's account: it belongs to no project, so that no project's log tells of it. */
type AccountLetter = { kind: 'reset' | 'verify'; to: string; name: string; url: string; language: string }

/** Writes a letter about an account and sends it at once; throws when it cannot be sent. It is kept nowhere. */
export async function sendAccountLetter({ kind, to, language, ...data }: AccountLetter): Promise<void> {
  const address = headerAddress(to)
  if (!address) return
  const house = {
    name: 'Frontdesk',
    slug: '',
    settings: ProjectSettings.parse({ language }),
    customization: Customization.parse({}),
  }
  const { subject, text, html } = await renderLetter(`account_${kind}`, house, data)
  const post = await mailDriver()
  await post({
    id: randomUUID(),
    created_at: clock.now(),
    to: [address],
    from: env.MAIL_FROM.includes('<') ? env.MAIL_FROM : namedAddress('Frontdesk', addressIn(env.MAIL_FROM)),
    reply_to: null,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  })
}
