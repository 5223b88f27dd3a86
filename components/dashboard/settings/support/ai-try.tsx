'use client'

import { Sparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/text-area'
import type { AiPreview, AiReply } from '@/lib/contract/support-ai-reply'
import { supportAiReply } from '@/lib/wire/support-ai-reply'
import { AiAnswer } from './ai-answer'

type Props = { id: string; config: AiReply; isSaved: boolean }

/** Asks the model what it would answer to a text, as the form above stands now. */
export function AiTry({ id, config, isSaved }: Props) {
  const t = useTranslations('Desk.Settings')
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<z.output<typeof AiPreview> | null>(null)
  const ask = useSend(supportAiReply.preview, { done: ({ data }) => setAnswer(data) })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ask.isPending || !text.trim()) return
    setAnswer(null)
    void ask.send({ params: { projectId: id }, body: { ...config, text } })
  }

  return (
    <form onSubmit={submit} className="grid gap-3 rounded-hold border border-line p-4" aria-label={t('ai_try')}>
      <TextArea
        name="text"
        rows={3}
        label={t('ai_try')}
        hint={t(isSaved ? 'ai_try_hint' : 'ai_try_hint_unsaved')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button pending={ask.isPending || !text.trim()}>
          <Sparkles className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t(ask.isPending ? 'ai_trying' : 'ai_try_verb')}
        </Button>
      </div>
      <div role="status">{answer && <AiAnswer answer={answer} />}</div>
    </form>
  )
}
