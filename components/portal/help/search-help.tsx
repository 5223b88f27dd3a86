import { Search } from 'lucide-react'
import Form from 'next/form'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { helpHref } from './help-href'
import { SearchInput } from './search-input'

/** The search of the help center; its answer has an address. */
export function SearchHelp({ slug, search }: { slug: string; search: string }) {
  const t = useTranslations('Help')
  return (
    <Form action={helpHref(slug)} prefetch={false} role="search" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor="search" className="text-14 font-medium">
        {t('search')}
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
