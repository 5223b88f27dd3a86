import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { boardHref } from './board-href'
import type { BoardView } from './board-view'

const orders = ['votes', 'created_at', 'updated_at'] as const

/** The orders as links; a search is by best match until another one is chosen. */
export function SortLinks({ slug, view }: { slug: string; view: BoardView }) {
  const t = useTranslations('Board')
  const usual = view.search ? undefined : 'votes'
  const chosen = view.sort_by ?? usual
  const shown = view.search ? ([undefined, ...orders] as const) : orders

  return (
    <nav aria-label={t('sort')} className="flex flex-wrap gap-x-4 text-13">
      {shown.map((order) => (
        <Link
          key={order ?? 'match'}
          href={boardHref(slug, view, { sort_by: order === usual ? undefined : order })}
          scroll={false}
          aria-current={order === chosen ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-8 items-center rounded-[4px] transition-colors hover:text-ink',
            order === chosen
              ? 'font-medium text-ink underline decoration-accent-line decoration-2 underline-offset-6'
              : 'text-soft',
          )}
        >
          {t(`sort_${order ?? 'match'}`)}
        </Link>
      ))}
    </nav>
  )
}
