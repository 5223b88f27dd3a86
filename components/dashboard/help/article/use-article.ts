'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePublished } from '@/components/dashboard/help/use-published'
import { useSend } from '@/components/dashboard/kit/use-send'
import { helpHref } from '@/components/portal/help/help-href'
import { useToasts } from '@/components/ui/use-toasts'
import type { ApiError } from '@/lib/client'
import type { HelpArticle } from '@/lib/contract/help'
import { helpArticles } from '@/lib/contract/help-articles'
import { type ArticleDraft, articleDraft, changesOf, newArticleDraft } from './article-draft'

/** A flow that an article can stand in. */
export type ArticlePlace = { id: string; name: string; collection: string; is_live: boolean }

type Where = { project_id: string; slug: string; base: string; flow_id: string; flows: ArticlePlace[] }

/** An article while it is written: what is changed, what is wrong, and how it is kept and published. */
export function useArticle(given: HelpArticle | null, { project_id, slug, base, flow_id, flows }: Where) {
  const t = useTranslations('Desk.Help')
  const router = useRouter()
  const toasts = useToasts()
  const publishedNow = usePublished()
  const [article, setArticle] = useState(given)
  const [before, setBefore] = useState<ArticleDraft>(given ? articleDraft(given) : newArticleDraft(flow_id))
  const [draft, setDraft] = useState(before)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const changes = changesOf(before, draft)
  const isDirty = Object.keys(changes).length > 0

  function refuse(details: ApiError['details']) {
    setWrong(Object.fromEntries(details.map(({ path, message }) => [path, message])))
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const refused = ({ details }: ApiError) => {
    if (details.length > 0) refuse(details)
    return details.length > 0
  }
  const create = useSend(helpArticles.create, { refused })
  const update = useSend(helpArticles.update, { refused, invalidates: [helpArticles.list] })
  const isSaving = create.isPending || update.isPending

  function keep(saved: HelpArticle) {
    setWrong({})
    setArticle(saved)
    setBefore(articleDraft(saved))
    setDraft((now) => ({ ...articleDraft(saved), ...changesSince(draft, now) }))
  }

  /** Whether the portal shows the collection that an article stands in. */
  const isLive = (saved: HelpArticle) => flows.find(({ id }) => id === saved.flow_id)?.is_live ?? false

  /** Tells whether readers see it now, and where. */
  function tell(saved: HelpArticle) {
    const { isSeen, words } = publishedNow(isLive(saved))
    if (!isSeen) return toasts.add({ title: words })
    const see = () => window.open(helpHref(slug, saved.slug), '_blank', 'noopener')
    return toasts.add({ title: words, actionProps: { children: t('see'), onClick: see } })
  }

  /** Keeps what is written; with `is_published`, for everybody or for the team alone. */
  async function save(is_published?: boolean): Promise<void> {
    if (isSaving) return
    const body = { ...changes, ...(is_published !== undefined && { is_published }) }
    const whole = {
      ...draft,
      slug: draft.slug || null,
      project_id,
      ...(is_published !== undefined && { is_published }),
    }
    const { error } = article ? helpArticles.update.body.safeParse(body) : helpArticles.create.body.safeParse(whole)
    if (error) return refuse(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
    if (article) {
      const reply = await update.send({ params: { id: article.id }, body })
      if (!reply) return
      keep(reply.data)
      if (is_published) tell(reply.data)
      return
    }
    const reply = await create.send({ body: whole })
    if (!reply) return
    keep(reply.data)
    if (is_published) tell(reply.data)
    window.history.replaceState(null, '', `${base}/help/articles/${reply.data.id}`)
    router.refresh()
  }

  /** What is being mended is no longer marked. */
  function change(next: Partial<ArticleDraft>) {
    setDraft((now) => ({ ...now, ...next }))
    setWrong((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in next))))
  }
  const wrongWords = (name: keyof ArticleDraft) => (wrong[name] ? t(`wrong_${name}`) : undefined)
  return { article, draft, isDirty, isSaving, isLive, change, save, wrong: wrongWords }
}

export type ArticleDesk = ReturnType<typeof useArticle>

/** What was typed while the answer was on its way. */
const changesSince = (sent: ArticleDraft, now: ArticleDraft): Partial<ArticleDraft> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as keyof ArticleDraft] !== value))
