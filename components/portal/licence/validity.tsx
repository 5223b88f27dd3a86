import { useFormatter, useTranslations } from 'next-intl'
import { supportHref } from '@/components/portal/support/support-href'
import { TextLink } from '@/components/ui/text-link'
import type { PortalLicense } from '@/lib/contract/license-key'

/** From when and until when a licence is good, or why it is not. */
export function Validity({ slug, licence }: { slug: string; licence: PortalLicense }) {
  const t = useTranslations('Licence')
  const format = useFormatter()
  const { status, created_at, expires_at } = licence
  const issued = format.dateTime(new Date(created_at), { dateStyle: 'long', timeZone: 'UTC' })
  const date = () => expires_at && <LastDay key="end" expires_at={expires_at} />
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-14 text-soft">
      <span>{t('issued', { date: issued })}</span>
      <span>
        {status !== 'active' && t.rich(`why_${status}`, { date })}
        {status === 'active' && (expires_at ? t.rich('valid_until', { date }) : t('valid_always'))}
      </span>
      {status !== 'active' && <TextLink href={supportHref(slug)}>{t('write')}</TextLink>}
    </p>
  )
}

/** The last day on which a licence is good: where it ends with midnight, the day before. */
function LastDay({ expires_at }: { expires_at: string }) {
  const format = useFormatter()
  const end = new Date(expires_at)
  const exact = format.dateTime(end, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const last = new Date(end.getTime() - 1)
  return (
    <time dateTime={expires_at} title={`${exact} UTC`}>
      {format.dateTime(last, { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  )
}
