import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'

/** How many are in line, and the way in. */
export function FrontWaitlist({ slug, count }: { slug: string; count: number }) {
  const t = useTranslations('Front')
  return (
    <section
      aria-labelledby="waitlist"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-hold bg-wash p-5 max-lg:order-first"
    >
      <div className="grid gap-0.5">
        <h2 id="waitlist" className="text-14 font-medium">
          {t('waitlist')}
        </h2>
        {count > 0 ? (
          <p className="flex flex-wrap items-baseline gap-x-2 text-14 text-soft">
            {t.rich('in_line', {
              count,
              number: (chunks) => <span className="font-mono text-28 text-ink tabular-nums">{chunks}</span>,
            })}
          </p>
        ) : (
          <p className="text-14 text-soft">{t('in_line_none')}</p>
        )}
      </div>
      <ButtonLink href={`/p/${slug}/waitlist`} look="filled">
        {t('join')}
      </ButtonLink>
    </section>
  )
}
