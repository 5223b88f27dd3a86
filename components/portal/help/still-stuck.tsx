import { useTranslations } from 'next-intl'
import { supportHref } from '@/components/portal/support/support-href'
import { ButtonLink } from '@/components/ui/button-link'

/** The way on where reading did not help. */
export function StillStuck({ slug }: { slug: string }) {
  const t = useTranslations('Help')
  return (
    <aside
      aria-label={t('stuck')}
      className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-hold bg-wash p-5"
    >
      <p className="serif text-20">{t('stuck')}</p>
      <ButtonLink href={supportHref(slug)}>{t('ask')}</ButtonLink>
    </aside>
  )
}
