'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Markdown } from '@/components/dashboard/kit/markdown'
import { controlProps } from '@/components/ui/control-props'
import { Field } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'

type Props = { name: string; label: string; value: unknown; error: string | undefined }

/** A box for Markdown, and what becomes of it. */
export function MarkdownField({ name, label, value, error }: Props) {
  const id = useId()
  const t = useTranslations('Desk.Wishes')
  const [text, setText] = useState(String(value ?? ''))
  const [view, setView] = useState<'write' | 'preview'>('write')
  const { className, ...control } = controlProps(id, { name, label, error })
  return (
    <Field id={id} name={name} label={label} error={error}>
      <Segmented
        label={t('markdown_view')}
        value={view}
        onChange={setView}
        choices={[
          { value: 'write', label: t('write') },
          { value: 'preview', label: t('preview') },
        ]}
      />
      <textarea
        {...control}
        rows={6}
        hidden={view === 'preview'}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${className} field-sizing-content max-h-96 min-h-28 py-2 compact:min-h-28`}
      />
      {view === 'preview' && (
        <div className="min-h-28 rounded-press border border-line px-3 py-2">
          {text.trim() ? <Markdown text={text} newTab /> : <p className="text-soft">{t('nothing_to_preview')}</p>}
        </div>
      )}
    </Field>
  )
}
