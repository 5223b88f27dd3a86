'use client'

import { ExternalLink, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { HelpPlace } from '@/components/dashboard/help/help-desk'
import { useSend } from '@/components/dashboard/kit/use-send'
import { useArchived } from '@/components/dashboard/kit/while-open'
import { helpHref } from '@/components/portal/help/help-href'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { IconButton } from '@/components/ui/icon-button'
import { TextLink } from '@/components/ui/text-link'
import { helpArticles } from '@/lib/wire/help-articles'
import type { ArticleDesk } from './use-article'

/** The head of an article's page, which stays: whether readers see it, whether all is saved, and the verbs. */
export function ArticleBar({ desk, place }: { desk: ArticleDesk; place: HelpPlace }) {
  const t = useTranslations('Desk.Help')
  const { article, draft, isDirty, isSaving, save } = desk
  const archived = useArchived()
  const isPublic = article?.is_published ?? false
  const isSeen = article !== null && isPublic && desk.isLive(article)
  const verbs = place.mayWrite && (
    <>
      {article && <DeleteArticle id={article.id} title={article.title} base={place.base} />}
      {isPublic && (
        <Button type="button" pending={isSaving} onClick={() => void save(false)}>
          {t('unpublish')}
        </Button>
      )}
      <Button
        type="button"
        look={isPublic ? 'filled' : 'quiet'}
        pending={isSaving}
        aria-disabled={isSaving || !isDirty}
        onClick={() => isDirty && void save()}
      >
        {t(isSaving ? 'saving' : isPublic ? 'save' : 'save_draft')}
      </Button>
      {!isPublic && (
        <Button type="button" look="filled" pending={isSaving} onClick={() => void save(true)}>
          {t('publish')}
        </Button>
      )}
    </>
  )
  return (
    <header className="sticky top-0 z-10 -mx-4 grid gap-1 border-b border-line bg-paper px-4 pt-1 pb-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <p className="flex flex-wrap items-center gap-3 text-13">
        <TextLink href={`${place.base}/help`}>{t('title')}</TextLink>
        <Badge tone={isPublic ? 'accent' : 'waiting'}>{t(isPublic ? 'is_published' : 'draft')}</Badge>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="serif me-auto min-w-0 truncate text-28" dir="auto">
          {draft.title || t('untitled')}
        </h1>
        {isSeen && !archived && (
          <a
            href={helpHref(place.slug, article.slug)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-press px-2 text-14 text-soft hover:text-ink"
          >
            <ExternalLink className="size-4" strokeWidth={1.5} aria-hidden="true" />
            <span className="max-sm:sr-only">{t('see')}</span>
          </a>
        )}
        {verbs}
      </div>
      {place.mayWrite && (
        <p role="status" className="min-h-5 text-13 text-soft">
          {t(isDirty ? 'unsaved' : article ? 'all_saved' : 'not_yet')}
        </p>
      )}
    </header>
  )
}

function DeleteArticle({ id, title, base }: { id: string; title: string; base: string }) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const remove = useSend(helpArticles.remove, { said: t('article_deleted', { name: title }) })
  async function go() {
    if (!(await remove.send({ params: { id } }))) return false
    router.push(`${base}/help`)
    router.refresh()
    return true
  }
  return (
    <Confirm
      title={t('delete_title', { name: title })}
      text={t('delete_article_text')}
      verb={t('delete')}
      pending={remove.isPending}
      onConfirm={go}
      trigger={<IconButton icon={Trash2} label={t('delete_article')} />}
    />
  )
}
