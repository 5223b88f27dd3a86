import { Search } from 'lucide-react'
import Form from 'next/form'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { TextLink } from '@/components/ui/text-link'
import { boardHref } from './board-href'
import type { BoardView } from './board-view'

/** The search; it keeps the other filters, and its answer has an address. */
export function SearchForm({ slug, view }: { slug: string; view: BoardView }) {
  const t = useTranslations('Board')
  return (
    <Form
      action={boardHref(slug)}
      prefetch={false}
      scroll={false}
      role="search"
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
    >
      <label htmlFor="search" className="text-14 font-medium">
        {t('search')}
      </label>
      <div className="flex gap-2">
        <input
          id="search"
          type="search"
          name="search"
          key={view.search}
          defaultValue={view.search}
          maxLength={200}
          dir="auto"
          className="min-h-11 min-w-0 grow rounded-press border border-edge bg-raised px-3 text-16 transition-colors hover:border-ink [&::-webkit-search-cancel-button]:appearance-none"
        />
        {view.status && <input type="hidden" name="status" value={view.status} />}
        {view.category && <input type="hidden" name="category" value={view.category} />}
        <button type="submit" className={buttonClass('quiet')}>
          <Search className="size-4" strokeWidth={1.5} aria-hidden="true" />
          <span className="max-sm:sr-only lg:sr-only">{t('search_submit')}</span>
        </button>
      </div>
      {view.search && (
        <p className="text-13">
          <TextLink href={boardHref(slug, view, { search: undefined, sort_by: undefined })}>
            {t('clear_search')}
          </TextLink>
        </p>
      )}
    </Form>
  )
}
