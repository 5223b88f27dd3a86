'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Facts } from '@/components/dashboard/settings/facts'
import { useUnsaved } from '@/components/dashboard/unsaved/unsaved-forms'
import type { Known } from '@/lib/known'
import { type AiReply, supportAiReply } from '@/lib/wire/support-ai-reply'
import { AiForm } from './ai-form'
import { AiTry } from './ai-try'

type Props = {
  id: string
  connected: boolean
  initial: Known<typeof supportAiReply.get>
  mayManage: boolean
  mayTry: boolean
}

/** How replies are drafted by a model, and what it would write: also before it is saved. */
export function AiReplies({ id, connected, initial, mayManage, mayTry }: Props) {
  const t = useTranslations('Desk.Settings')
  const { data } = useEndpoint(supportAiReply.get, initial.args, { initial })
  const saved = data?.data ?? initial.reply.data
  const [typed, setTyped] = useState<AiReply | null>(null)
  const config = typed ?? saved
  useUnsaved(JSON.stringify(config) !== JSON.stringify(saved))

  return (
    <div className="grid gap-5">
      <p className="text-14">
        <span className={connected ? 'text-done' : 'text-soft'} aria-hidden="true">
          ●{' '}
        </span>
        {t(connected ? 'ai_connected' : 'ai_not_connected')}
      </p>
      {mayManage ? (
        <AiForm id={id} saved={saved} config={config} onType={setTyped} />
      ) : (
        <Facts
          rows={[
            [t('ai_enabled'), t(saved.enabled ? 'on' : 'off')],
            [t('ai_mode'), t(`ai_mode_${saved.mode}`)],
            [t('ai_tone'), t(`ai_tone_${saved.tone}`)],
          ]}
        />
      )}
      {mayTry && connected && <AiTry id={id} config={config} isSaved={config === saved} />}
    </div>
  )
}
