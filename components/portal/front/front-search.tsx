import { Search } from 'lucide-react'
import Form from 'next/form'
import { useTranslations } from 'next-intl'
import { SearchInput } from '@/components/portal/help/search-input'
import { buttonClass } from '@/components/ui/button-class'

/** The search of the whole portal; its answer has an address. */
export function FrontSearch({ slug, search, label }: { slug: string; search: string; label: string }) {
  const t = useTranslations('Front')
  return (
    <Form
      action={`/p/${slug}`}
      prefetch={false}
      scroll={false}
      role="search"
      className="grid max-w-read grid-cols-[minmax(0,1fr)] gap-1.5"
    >
      <label htmlFor="search" className="text-14 font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <SearchInput search={search} />
        <button type="submit" className={buttonClass('quiet')}>
          <Search className="size-4" strokeWidth={1.5} aria-hidden="true" />
          <span className="max-sm:sr-only">{t('search_submit')}</span>
        </button>
      </div>
    </Form>
  )
}
