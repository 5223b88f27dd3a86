'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import type { HelpPlace } from '@/components/dashboard/help/help-desk'
import { Unsaved } from '@/components/dashboard/unsaved/unsaved'
import { cx } from '@/components/ui/cx'
import { Article } from '@/components/ui/markdown'
import { Segmented } from '@/components/ui/segmented'
import { TextField } from '@/components/ui/text-field'
import type { HelpArticle } from '@/lib/contract/help'
import { ArticleBar } from './article-bar'
import { ArticleFacts } from './article-facts'
import { MarkdownArea } from './markdown-area'
import { type ArticlePlace, useArticle } from './use-article'

type Props = {
  article: HelpArticle | null
  flow_id: string
  flows: ArticlePlace[]
  place: HelpPlace
}

/** An article to write, with what readers will see beside it. */
export function ArticleEditor({ article, flow_id, flows, place }: Props) {
  const t = useTranslations('Desk.Help')
  const desk = useArticle(article, { ...place, flow_id, flows })
  const [view, setView] = useState<'write' | 'read'>(place.mayWrite ? 'write' : 'read')
  const { draft, change, wrong } = desk
  const content = useDeferredValue(draft.content)
  useSaveKey(() => desk.isDirty && void desk.save())

  const preview = (
    <article className="min-w-0 rounded-hold border border-line bg-raised px-5 py-6">
      <h2 dir="auto" className="serif pb-2 text-28 text-balance">
        {draft.title || t('untitled')}
      </h2>
      <p className="pb-5 text-13 text-soft">{t(`type_${draft.article_type}`)}</p>
      {content ? <Article text={content} /> : <p className="text-soft">{t('nothing_yet')}</p>}
    </article>
  )
  if (!place.mayWrite)
    return (
      <>
        <ArticleBar desk={desk} place={place} />
        {preview}
      </>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ArticleBar desk={desk} place={place} />
      <div className="lg:hidden">
        <Segmented
          label={t('view')}
          value={view}
          onChange={setView}
          choices={[
            { value: 'write', label: t('write') },
            { value: 'read', label: t('preview') },
          ]}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className={cx('grid gap-4', view === 'read' && 'max-lg:hidden')}>
          <TextField
            name="title"
            label={t('article_title')}
            error={wrong('title')}
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <MarkdownArea value={draft.content} onChange={(next) => change({ content: next })} error={wrong('content')} />
          <ArticleFacts desk={desk} flows={flows} />
        </div>
        <section
          aria-label={t('preview')}
          className={cx(
            'lg:sticky lg:top-32 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto',
            view === 'write' && 'max-lg:hidden',
          )}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
          tabIndex={0}
        >
          {preview}
        </section>
      </div>
      <Unsaved dirty={desk.isDirty} />
    </div>
  )
}

/** ⌘S saves. */
function useSaveKey(save: () => void): void {
  const saved = useEffectEvent(save)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      saved()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
