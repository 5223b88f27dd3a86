import { useTranslations } from 'next-intl'
import { supportHref } from '@/components/portal/support/support-href'
import { ButtonLink } from '@/components/ui/button-link'
import { cx } from '@/components/ui/cx'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { TextLink } from '@/components/ui/text-link'
import type { FlowDisplay, HelpArticle } from '@/lib/contract/help'
import { FlowArticles } from './flow-articles'
import { flowHref, helpHref } from './help-href'
import { SearchHelp } from './search-help'
import { StillStuck } from './still-stuck'

export type ShownFlow = {
  id: string
  name: string
  slug: string
  description: string | null
  color: string | null
  display_type: (typeof FlowDisplay)['options'][number]
  articles: HelpArticle[]
}
type Props = {
  slug: string
  /** Whether there is a desk to ask at. */
  asks: boolean
  collection: { name: string; description: string | null } | null
  flows: ShownFlow[]
  search: string
  found: HelpArticle[] | null
}

/** The help center: its name, the search, and what there is to read, group by group. */
export function HelpPage({ slug, asks, collection, flows, search, found }: Props) {
  const t = useTranslations('Help')
  const isEmpty = flows.length === 0
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <header className="grid gap-3 pt-8 pb-6 sm:pt-12">
        <h1 dir="auto" className="serif text-28 text-balance sm:text-40">
          {collection?.name ?? t('title')}
        </h1>
        {collection?.description && (
          <p dir="auto" className="text-16 text-pretty text-soft">
            {collection.description}
          </p>
        )}
      </header>
      {isEmpty ? (
        <EmptyState sentence={t('empty')}>
          {asks && <ButtonLink href={supportHref(slug)}>{t('ask')}</ButtonLink>}
        </EmptyState>
      ) : (
        <>
          <SearchHelp slug={slug} search={search} />
          <Found slug={slug} search={search} found={found} />
          {!found && <Flows slug={slug} flows={flows} />}
          {asks && <StillStuck slug={slug} />}
        </>
      )}
    </div>
  )
}

/** The status stands before there is something to say, else nobody is told. */
function Found({ slug, search, found }: Pick<Props, 'slug' | 'search' | 'found'>) {
  const t = useTranslations('Help')
  return (
    <section {...(found && { 'aria-labelledby': 'found' })} className={cx(found && 'pt-8')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div role="status" dir="auto" className="min-w-0">
          {found && (
            <h2 id="found" className="pb-3 text-14 font-medium">
              {t('found', { count: found.length, search })}
            </h2>
          )}
        </div>
        {found && (
          <span className="text-13">
            <TextLink href={helpHref(slug)}>{t('clear')}</TextLink>
          </span>
        )}
      </div>
      {found && found.length > 0 && <FlowArticles slug={slug} display="list" articles={found} level="h3" />}
    </section>
  )
}

function Flows({ slug, flows }: { slug: string; flows: ShownFlow[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-10">
      {flows.map((flow) => (
        <section key={flow.id} aria-labelledby={flow.id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="grid gap-1">
            <h2 id={flow.id} className="serif text-20">
              <Link
                href={flowHref(slug, flow.slug)}
                dir="auto"
                className="inline-flex items-center gap-2.5 rounded-[4px] underline-offset-4 hover:underline"
              >
                {flow.color && (
                  <span
                    aria-hidden="true"
                    className="size-2.5 shrink-0 rounded-[3px]"
                    style={{ background: flow.color }}
                  />
                )}
                {flow.name}
              </Link>
            </h2>
            {flow.description && (
              <p dir="auto" className="text-14 text-pretty text-soft">
                {flow.description}
              </p>
            )}
          </div>
          <FlowArticles slug={slug} display={flow.display_type} articles={flow.articles} level="h3" />
        </section>
      ))}
    </div>
  )
}
