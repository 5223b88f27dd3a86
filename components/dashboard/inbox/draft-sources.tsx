'use client'

import { useTranslations } from 'next-intl'
import type { DeskConversation } from '@/lib/contract/desk-request'

/** Which sentence of a draft rests on which words of which article. */
export function DraftSources({ citations }: { citations: NonNullable<DeskConversation['ai_draft']>['citations'] }) {
  const t = useTranslations('Desk.Inbox')
  if (citations.length === 0) return <p className="text-13 text-soft">{t('sources_none')}</p>
  return (
    <details className="text-13">
      <summary className="min-h-6 w-max font-medium underline-offset-4 hover:underline">
        {t('sources', { count: citations.length })}
      </summary>
      <ol className="grid gap-3 pt-2">
        {citations.map(({ sentence, quote, article_id, title }) => (
          <li key={`${article_id} ${sentence} ${quote}`} className="grid gap-1 border-s-2 border-accent-line ps-3">
            <span dir="auto">{sentence}</span>
            <q dir="auto" className="text-soft italic">
              {quote}
            </q>
            <cite dir="auto" className="text-12 text-soft not-italic">
              {title}
            </cite>
          </li>
        ))}
      </ol>
    </details>
  )
}
