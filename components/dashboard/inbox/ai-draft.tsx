'use client'

import { Sparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Markdown } from '@/components/dashboard/kit/markdown'
import { useSend } from '@/components/dashboard/kit/use-send'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { HelpCardList } from '@/components/portal/support/help-card-list'
import { Button } from '@/components/ui/button'
import { SkeletonLines } from '@/components/ui/skeleton'
import type { DeskConversation } from '@/lib/contract/desk-request'
import { supportDesk } from '@/lib/wire/support-desk'
import { DraftSources } from './draft-sources'
import { useRoom } from './room'

type Props = {
  draft: NonNullable<DeskConversation['ai_draft']>
  pending: boolean
  onSend: () => void
  onEdit: () => void
}

/** A reply that a model wrote, with what each of its sentences rests on; nothing of it goes out before somebody says so. */
export function AiDraft({ draft, pending, onSend, onEdit }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { project, mayWrite } = useRoom()
  const params = { id: draft.support_request_id }
  const drop = useSend(supportDesk.dropDraft, { invalidates: [supportDesk.get], said: t('draft_dropped') })
  const ask = useSend(supportDesk.draft, { invalidates: [supportDesk.get] })
  const { state, kind, content, reason } = draft
  return (
    <section
      aria-labelledby="draft-title"
      className="grid gap-3 rounded-hold border border-accent-line bg-raised p-4 text-14"
    >
      <header className="flex flex-wrap items-baseline gap-x-2">
        <Sparkles className="size-4 shrink-0 self-center text-accent-ink" strokeWidth={1.5} aria-hidden="true" />
        <h3 id="draft-title" className="font-medium">
          {t('draft')}
        </h3>
        {kind && state === 'ready' && <span className="text-13 text-soft">{t(`draft_${kind}`)}</span>}
      </header>
      <div role="status" className="grid gap-2">
        {state === 'pending' && (
          <>
            <p className="text-soft">{t('draft_pending')}</p>
            <SkeletonLines />
          </>
        )}
        {state === 'failed' && <p>{t('draft_failed')}</p>}
        {reason && <p className="text-13 text-soft">{reason}</p>}
      </div>
      {state === 'ready' && (
        <>
          <Markdown text={content} newTab />
          <HelpCardList slug={project.slug} cards={draft.help_articles} />
          <DraftSources citations={draft.citations} />
        </>
      )}
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          {state === 'ready' && (
            <WhileOpen>
              <Button type="button" onClick={onSend} pending={pending}>
                {t('draft_send')}
              </Button>
              <Button type="button" onClick={onEdit}>
                {t('draft_edit')}
              </Button>
            </WhileOpen>
          )}
          {state !== 'pending' && (
            <Button type="button" look="bare" pending={ask.isPending} onClick={() => ask.send({ params })}>
              {t('draft_again')}
            </Button>
          )}
          <Button type="button" look="bare" pending={drop.isPending} onClick={() => drop.send({ params })}>
            {t('draft_drop')}
          </Button>
        </div>
      )}
    </section>
  )
}
