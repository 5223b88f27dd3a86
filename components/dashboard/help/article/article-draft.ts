import type { HelpArticle } from '@/lib/contract/help'

/** An article while it is written; an empty excerpt or slug is made from the rest. */
export type ArticleDraft = {
  title: string
  content: string
  excerpt: string
  slug: string
  flow_id: string
  article_type: HelpArticle['article_type']
}

/** An article's record as it is edited. */
export const articleDraft = ({ title, content, excerpt, slug, flow_id, article_type }: HelpArticle): ArticleDraft => ({
  title,
  content,
  excerpt,
  slug,
  flow_id,
  article_type,
})

/** An article to begin with. */
export const newArticleDraft = (flow_id: string): ArticleDraft => ({
  title: '',
  content: '',
  excerpt: '',
  slug: '',
  flow_id,
  article_type: 'guide',
})

/** What of an article was changed, as the API takes it; what was emptied goes back to what is made from the rest. */
export function changesOf(before: ArticleDraft, now: ArticleDraft): Partial<ArticleDraft & { slug: string | null }> {
  const changed = Object.entries(now).filter(([name, value]) => before[name as keyof ArticleDraft] !== value)
  return Object.fromEntries(changed.map(([name, value]) => [name, name === 'slug' && value === '' ? null : value]))
}
