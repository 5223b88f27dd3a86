import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Article } from '@/components/ui/markdown'
import type { FlowDisplay, HelpArticle } from '@/lib/contract/help'
import { ArticleLinks } from './article-links'
import { helpHref } from './help-href'

type Props = {
  slug: string
  display: (typeof FlowDisplay)['options'][number]
  articles: HelpArticle[]
  /** The level of the headings around each article's title. */
  level: 'h2' | 'h3'
}

/** The articles of a flow: opened in place where the team wants it so, else a list to choose from. */
export function FlowArticles({ slug, display, articles, level: Title }: Props) {
  const t = useTranslations('Help')
  if (display === 'accordion') {
    return (
      <div className="divide-y divide-line border-y border-line">
        {articles.map(({ id, title, content, slug: article }) => (
          <details key={id} className="group">
            <summary className="flex min-h-12 list-none items-center gap-3 rounded-[4px] py-3 text-16 font-medium [&::-webkit-details-marker]:hidden">
              <ChevronRight
                className="size-4 shrink-0 text-soft transition-transform group-open:rotate-90 rtl:-scale-x-100"
                strokeWidth={1.5}
                aria-hidden="true"
              />
              <span dir="auto" className="min-w-0">
                {title}
              </span>
            </summary>
            <div className="ps-7 pb-6">
              <Article text={content} />
              <p className="pt-3 text-14">
                <Link
                  href={helpHref(slug, article)}
                  aria-label={t('open_alone_title', { title })}
                  className="inline-flex min-h-11 items-center text-soft underline decoration-line underline-offset-4 hover:decoration-accent-line"
                >
                  {t('open_alone')}
                </Link>
              </p>
            </div>
          </details>
        ))}
      </div>
    )
  }
  return (
    <div className="border-y border-line">
      <ArticleLinks slug={slug} articles={articles} title={Title} />
    </div>
  )
}
