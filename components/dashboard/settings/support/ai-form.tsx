'use client'

import { useTranslations } from 'next-intl'
import { type Dispatch, type FormEvent, type SetStateAction, useRef, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { AiReply } from '@/lib/contract/support-ai-reply'
import { supportAiReply } from '@/lib/wire/support-ai-reply'

type Props = { id: string; saved: AiReply; config: AiReply; onType: Dispatch<SetStateAction<AiReply | null>> }

const choices = {
  mode: ['draft', 'auto'],
  tone: ['friendly', 'professional', 'empathetic', 'technical', 'casual'],
  length: ['short', 'medium', 'detailed'],
  format: ['plain', 'structured'],
} as const
const switches = ['ground_in_articles', 'ask_clarifying'] as const
const areas = ['instructions', 'persona', 'signoff'] as const

/** All that decides how a model writes replies. */
export function AiForm({ id, saved, config, onType }: Props) {
  const t = useTranslations('Desk.Settings')
  const kit = useTranslations('Desk.Kit')
  const [language, setLanguage] = useState<string>()
  const sent = useRef<AiReply>(null)
  const change = useSend(supportAiReply.update, {
    invalidates: [supportAiReply.get],
    optimistic: (cache, { body }) =>
      cache.change(supportAiReply.get, (reply) => ({ ...reply, data: AiReply.parse({ ...reply.data, ...body }) })),
    said: t('saved'),
    byField: true,
    done: () => onType((now) => (now === sent.current ? null : now)),
  })
  const set = (part: Partial<AiReply>) => onType({ ...config, ...part })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    sent.current = config
    void change.send({ params: { projectId: id }, body: config })
  }

  return (
    <form onSubmit={submit} noValidate aria-label={t('ai')} className="grid gap-4">
      <Switch
        name="enabled"
        label={t('ai_enabled')}
        hint={t('ai_enabled_hint')}
        checked={config.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {Object.entries(choices).map(([name, values]) => (
          <Select
            key={name}
            name={name}
            label={t(`ai_${name as keyof typeof choices}`)}
            hint={name === 'mode' ? t('ai_mode_hint') : undefined}
            value={config[name as keyof typeof choices]}
            options={values.map((value) => ({ value, label: t(`ai_${name}_${value}` as 'ai_mode_draft') }))}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
        <TextField
          name="language"
          label={t('ai_language')}
          hint={t('ai_language_hint')}
          value={language ?? config.language}
          error={change.fields.language && t('ai_language_wrong')}
          onChange={({ target }) => {
            setLanguage(target.value)
            set({ language: target.value })
          }}
        />
      </div>
      {switches.map((name) => (
        <Switch
          key={name}
          name={name}
          label={t(`ai_${name}`)}
          hint={t(`ai_${name}_hint`)}
          checked={config[name]}
          onChange={(on) => set({ [name]: on })}
        />
      ))}
      {areas.map((name) => (
        <TextArea
          key={name}
          name={name}
          rows={2}
          label={t(`ai_${name}`)}
          hint={t(`ai_${name}_hint`)}
          value={config[name]}
          error={change.fields[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button pending={change.isPending}>{kit(change.isPending ? 'sending' : 'save')}</Button>
        {config !== saved && (
          <Button
            type="button"
            onClick={() => {
              setLanguage(undefined)
              onType(null)
            }}
          >
            {t('undo')}
          </Button>
        )}
      </div>
    </form>
  )
}
