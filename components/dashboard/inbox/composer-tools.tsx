'use client'

import { MessageSquareText, Paperclip, Sparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { WhileOpen } from '@/components/dashboard/kit/while-open'
import { IconButton } from '@/components/ui/icon-button'
import type { DeskConversation } from '@/lib/contract/desk-request'
import type { HelpCard } from '@/lib/contract/support-messages'
import { supportDesk } from '@/lib/wire/support-desk'
import { ArticlePicker } from './article-picker'
import { useRoom } from './room'

type Props = {
  request: DeskConversation
  isNote: boolean
  articles: HelpCard[]
  onArticles: (articles: HelpCard[]) => void
  onFiles: (files: Iterable<File>) => void
  onCanned: () => void
}

/** What helps to write: canned replies, articles, files, and a draft of the model's. */
export function ComposerTools({ request, isNote, articles, onArticles, onFiles, onCanned }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { hasModel } = useRoom()
  const input = useRef<HTMLInputElement>(null)
  const ask = useSend(supportDesk.draft, { invalidates: [supportDesk.get] })
  const take = () => {
    onFiles([...(input.current?.files ?? [])])
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <IconButton icon={MessageSquareText} label={t('canned_open')} onClick={onCanned} />
      {!isNote && <ArticlePicker chosen={articles} onChange={onArticles} />}
      <WhileOpen>
        <IconButton icon={Paperclip} label={t('attach')} onClick={() => input.current?.click()} />
      </WhileOpen>
      <input ref={input} type="file" multiple hidden aria-label={t('attach')} onChange={take} />
      {hasModel && !isNote && !request.ai_draft && (
        <IconButton
          icon={Sparkles}
          label={t('draft_ask')}
          aria-disabled={ask.isPending}
          onClick={() => ask.send({ params: { id: request.id } })}
        />
      )}
    </>
  )
}
