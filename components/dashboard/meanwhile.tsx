import { useTranslations } from 'next-intl'
import { Command } from '@/components/ui/command'
import { TextLink } from '@/components/ui/text-link'

/** What does the dashboard's work until it opens. */
export function Meanwhile() {
  const t = useTranslations('Dashboard')
  return (
    <section className="grid gap-4 pt-10">
      <p>{t('meanwhile')}</p>
      <dl className="grid gap-5 text-14">
        <div className="grid gap-1.5">
          <dt>
            <Command>npm run --silent frontdesk -- --help</Command>
          </dt>
          <dd className="text-soft">{t('command')}</dd>
        </div>
        <div className="grid gap-1">
          <dt>
            <TextLink href="/docs">/docs</TextLink>
          </dt>
          <dd className="text-soft">{t('docs')}</dd>
        </div>
      </dl>
    </section>
  )
}
