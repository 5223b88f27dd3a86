'use client'

import { useTranslations } from 'next-intl'
import { Switch } from '@/components/ui/switch'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { DeleteForm } from './delete-form'
import type { Draft } from './draft'
import type { BuilderPlace } from './form-builder'
import type { OpenForm } from './open-form'
import type { Builder } from './use-builder'
import { useWrongWords } from './use-wrong-words'

type Text = 'name' | 'description' | 'email_recipient' | 'email_subject' | 'submit_button_text' | 'success_message'

/** What a form says around its fields, whom it tells, whether it is open, and its end. */
export function SettingsPanel({ builder, open, place }: { builder: Builder; open: OpenForm; place: BuilderPlace }) {
  const t = useTranslations('Desk.Forms')
  const { draft, problems, change } = builder
  const wrong = useWrongWords(problems.settings)

  const set = (changes: Partial<Draft>, mark?: string) => change((now) => ({ ...now, ...changes }), mark)
  const text = (part: Text, hint?: string) => ({
    name: part,
    label: t(`setting_${part}`),
    hint,
    error: wrong(part),
    value: draft[part],
    onChange: ({ target }: { target: { value: string } }) => set({ [part]: target.value }, part),
  })

  return (
    <div className="grid gap-6">
      <section aria-label={t('part_settings')} className="grid gap-5">
        <Switch
          name="enabled"
          label={t('setting_enabled')}
          hint={t('setting_enabled_hint')}
          checked={draft.enabled}
          onChange={(enabled) => set({ enabled })}
        />
        <TextField {...text('name')} />
        <TextArea {...text('description', t('markdown'))} rows={3} />
        {open.kind === 'contact' && (
          <>
            <TextField {...text('email_recipient', t('setting_email_recipient_hint'))} type="text" spellCheck={false} />
            <TextField {...text('email_subject', t('setting_email_subject_hint'))} />
          </>
        )}
        <TextField {...text('submit_button_text')} />
        <TextArea {...text('success_message')} rows={2} />
      </section>
      <DeleteForm open={open} base={place.base} />
    </div>
  )
}
