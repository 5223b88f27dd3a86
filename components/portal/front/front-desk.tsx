import { ChevronRight, KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formHref } from '@/components/portal/forms/form-href'
import { licenceHref } from '@/components/portal/licence/licence-href'
import { supportHref } from '@/components/portal/support/support-href'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import type { Front } from './front'

const way =
  'flex min-h-11 items-center justify-between gap-3 rounded-press text-14 transition-colors hover:text-accent-ink'

/** Where somebody is there: asking for help, the forms, one's licence. */
export function FrontDesk({ slug, front }: { slug: string; front: Front }) {
  const t = useTranslations('Front')
  const { support, forms, licence, waitlist } = front
  const ways = forms.length > 0 || licence
  if (!support && !ways) return null
  return (
    <aside
      aria-label={t('desk')}
      className="mt-14 grid gap-x-16 gap-y-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      {support && (
        <div className="grid content-start justify-items-start gap-3">
          <h2 className="serif text-20">{t('desk')}</h2>
          <p className="max-w-prose text-14 text-pretty text-soft">{t('desk_text')}</p>
          <ButtonLink href={supportHref(slug)} look={waitlist === null ? 'filled' : 'quiet'}>
            {t('ask')}
          </ButtonLink>
        </div>
      )}
      {ways && (
        <ul className="divide-y divide-line self-start border-y border-line">
          {forms.map(({ id, name }) => (
            <li key={id}>
              <Link href={formHref(slug, 'contact', id)} className={way}>
                <bdi>{name}</bdi>
                <ChevronRight className="size-4 shrink-0 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
              </Link>
            </li>
          ))}
          {licence && (
            <li>
              <Link href={licenceHref(slug)} className={way}>
                {t('licence')}
                <KeyRound className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
              </Link>
            </li>
          )}
        </ul>
      )}
    </aside>
  )
}
