import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { Facts } from '@/components/dashboard/settings/facts'
import { Notice } from '@/components/ui/notice'
import type { MailSetup } from '@/lib/contract/letter-log'

/** How letters leave and come back, and how they fared. */
export function MailFacts({ setup }: { setup: z.output<typeof MailSetup> }) {
  const t = useTranslations('Desk.Settings')
  const { service, sender, server, reply_domain, failed, waiting } = setup
  const hasFailed = failed + waiting > 0
  const good = t(service === 'outbox' ? 'mail_fared_outbox' : 'mail_fared_well')
  const fared = hasFailed ? t('mail_fared_bad', { failed, waiting }) : good
  return (
    <div className="grid gap-4">
      {service === 'outbox' && <Notice tone="bad">{t('mail_outbox')}</Notice>}
      <Facts
        rows={[
          [t('mail_service'), server ? `${t(`mail_by_${service}`)} · ${server}` : t(`mail_by_${service}`)],
          [t('mail_sender'), sender],
          [t('mail_replies'), reply_domain ? t('mail_replies_on', { domain: reply_domain }) : t('mail_replies_off')],
          [t('mail_fared'), fared],
        ]}
      />
      <p className="max-w-read text-13 text-soft">{t('mail_where')}</p>
    </div>
  )
}
