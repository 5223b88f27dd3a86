import { useTranslations } from 'next-intl'
import { boardHref } from '@/components/portal/board/board-href'
import { WishRow } from '@/components/portal/board/wish-row'
import { ArticleLinks } from '@/components/portal/help/article-links'
import { helpHref } from '@/components/portal/help/help-href'
import { supportHref } from '@/components/portal/support/support-href'
import type { VoteAction } from '@/components/portal/vote/vote-action'
import { wishHref } from '@/components/portal/wish-href'
import { BellDrawing } from '@/components/ui/bell-drawing'
import { ButtonLink } from '@/components/ui/button-link'
import { TextLink } from '@/components/ui/text-link'
import type { Found } from './front'
import { FrontSection } from './front-section'

type Props = { slug: string; parts: string[]; found: Found | null; vote: VoteAction }

const line = 'flex max-w-read flex-wrap items-baseline justify-between gap-x-6'

/** What the search found: what answers at once, then what others wished for. The line that says how much stands before there is something to say, else nobody is told. */
export function FrontFound({ slug, parts, found, vote }: Props) {
  const t = useTranslations('Front')
  const count = found ? found.articles.total + found.wishes.total : 0
  const isEmpty = found !== null && count === 0
  return (
    <>
      <div className={isEmpty ? 'grid justify-items-center gap-4 px-4 pt-14 text-center' : line}>
        {isEmpty && <BellDrawing />}
        <p
          role="status"
          className={isEmpty ? 'serif text-20 text-balance' : found ? 'min-w-0 pb-6 text-14 font-medium' : 'sr-only'}
        >
          {found && t('found', { count, search: found.search })}
        </p>
        {found && (
          <p className="text-13">
            <TextLink href={`/p/${slug}`}>{t('clear')}</TextLink>
          </p>
        )}
      </div>
      {found && count > 0 && <Hits slug={slug} found={found} vote={vote} />}
      {isEmpty && (
        <div className="flex flex-wrap justify-center gap-3 pt-4 pb-14">
          {parts.includes('wishes') && (
            <ButtonLink href={`${boardHref(slug, { search: found.search })}&suggest=1`}>{t('suggest_it')}</ButtonLink>
          )}
          {parts.includes('support') && <ButtonLink href={supportHref(slug)}>{t('ask')}</ButtonLink>}
        </div>
      )}
    </>
  )
}

function Hits({ slug, found, vote }: { slug: string; found: Found; vote: VoteAction }) {
  const t = useTranslations('Front')
  const { search, articles, wishes } = found
  const asked = encodeURIComponent(search)
  return (
    <div className="grid max-w-read gap-10">
      {articles.total > 0 && (
        <FrontSection
          id="found-articles"
          title={t('found_articles')}
          more={articles.total > articles.rows.length && t('found_all', { count: articles.total })}
          href={`${helpHref(slug)}?search=${asked}`}
        >
          <ArticleLinks slug={slug} articles={articles.rows} />
        </FrontSection>
      )}
      {wishes.total > 0 && (
        <FrontSection
          id="found-wishes"
          title={t('found_wishes')}
          more={wishes.total > wishes.rows.length && t('found_all', { count: wishes.total })}
          href={boardHref(slug, { search })}
        >
          <ol className="pt-3">
            {wishes.rows.map((wish) => (
              <WishRow key={wish.id} wish={wish} href={wishHref(slug, wish.slug)} action={vote} />
            ))}
          </ol>
        </FrontSection>
      )}
    </div>
  )
}
