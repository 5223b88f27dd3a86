import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from './button-link'

type Props = { page: number; pages: number; href: (page: number) => string }

/** One page back, where we are, one page on; nothing when there is only one page. */
export function Pagination({ page, pages, href }: Props) {
  const t = useTranslations('Pages')
  if (pages <= 1) return null

  return (
    <nav aria-label={t('label')} className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-14">
      <span>
        {page > 1 && (
          <ButtonLink href={href(page - 1)}>
            <ChevronLeft className="size-4 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
            {t('previous')}
          </ButtonLink>
        )}
      </span>
      <span className="text-soft tabular-nums">{t('page', { page, pages })}</span>
      <span className="text-end">
        {page < pages && (
          <ButtonLink href={href(page + 1)}>
            {t('next')}
            <ChevronRight className="size-4 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
