import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'

type Props = { page: number; pages: number; total: number; words?: string | undefined; onPage: (page: number) => void }

/** How many there are, and the way to the other pages. */
export function Pages({ page, pages, total, words, onPage }: Props) {
  const t = useTranslations('Desk.Kit')
  return (
    <div className="flex min-h-9 items-center gap-2 text-13 text-soft tabular-nums">
      <span role="status" className="me-auto">
        {words ?? t('rows', { count: total })}
      </span>
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex items-center gap-1">
          <IconButton
            icon={ChevronLeft}
            label={t('previous')}
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(page - 1)}
          />
          <span>{t('page', { page, pages })}</span>
          <IconButton
            icon={ChevronRight}
            label={t('next')}
            aria-disabled={page >= pages}
            onClick={() => page < pages && onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  )
}
