import { useTranslations } from 'next-intl'
import { ArticleLinks } from '@/components/portal/help/article-links'
import { helpHref } from '@/components/portal/help/help-href'
import type { ArticleInShort } from './front'
import { FrontSection } from './front-section'

/** The newest of the help center. */
export function FrontArticles({ slug, articles }: { slug: string; articles: ArticleInShort[] }) {
  const t = useTranslations('Front')
  return (
    <FrontSection id="help" title={t('help')} more={t('all_help')} href={helpHref(slug)}>
      <ArticleLinks slug={slug} articles={articles} />
    </FrontSection>
  )
}
