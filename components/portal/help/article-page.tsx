import { useTranslations } from 'next-intl'
import { SupportBar } from '@/components/portal/support/support-bar'
import { Link } from '@/components/ui/link'
import { Article } from '@/components/ui/markdown'
import { TimeAgo } from '@/components/ui/time-ago'
import type { HelpArticle } from '@/lib/contract/help'
import { flowHref, helpHref } from './help-href'
import { StillStuck } from './still-stuck'

type Props = {
  slug: string
  asks: boolean
  article: HelpArticle
  flow: { name: string; slug: string } | null
  others: HelpArticle[]
}

/** An article to read, and what belongs to it. */
export function ArticlePage({ slug, asks, article, flow, others }: Props) {
  const t = useTranslations('Help')
  return (
    <div className="mx-auto w-full max-w-read px-4">
      <SupportBar href={flow ? flowHref(slug, flow.slug) : helpHref(slug)} back={flow?.name ?? t('back')} />
      <article>
        <header className="grid gap-3 pt-2 pb-6">
          <h1 dir="auto" className="serif text-28 text-balance sm:text-40">
            {article.title}
          </h1>
          <p className="flex flex-wrap gap-x-3 text-13 text-soft">
            <span>{t(`type_${article.article_type}`)}</span>
            <span>{t.rich('updated', { when: () => <TimeAgo at={article.updated_at} /> })}</span>
          </p>
        </header>
        <Article text={article.content} />
      </article>
      {asks && <StillStuck slug={slug} />}
      {others.length > 0 && (
        <nav aria-labelledby="others" className="pt-10">
          <h2 id="others" className="pb-2 text-14 font-medium">
            {t('others')}
          </h2>
          <ul>
            {others.map(({ id, title, slug: other }) => (
              <li key={id}>
                <Link
                  href={helpHref(slug, other)}
                  dir="auto"
                  className="flex min-h-11 items-center border-t border-line text-14 underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
