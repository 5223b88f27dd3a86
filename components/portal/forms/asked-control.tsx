'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import type { Attachment } from '@/lib/contract/attachment'
import type { AskedField } from './asked-fields'
import { FileField } from './file-field'
import { LineField } from './line-field'
import { useLengthHint } from './use-length-hint'
import type { FilesState } from './use-uploads'
import type { Value } from './values'

type Props = {
  id: string
  field: AskedField
  value: Value | undefined
  error: string | undefined
  project_id: string
  dir?: 'rtl' | undefined
  onFiles: (state: FilesState) => void
}

/** The control that fits a field's type. */
export function AskedControl({ id, field, value, error, project_id, dir, onFiles }: Props) {
  const t = useTranslations('Forms')
  const { type, label, required, options, autoComplete } = field
  const hint = useLengthHint(field)
  const text = { id, name: field.id, label, error, hint, required, marked: required, dir }
  const placeholder = field.placeholder ?? undefined
  const line = typeof value === 'string' ? value : undefined
  const chosen = Array.isArray(value) ? (value as string[]) : [line ?? '']

  switch (type) {
    case 'hidden':
      return <input type="hidden" name={field.id} defaultValue={line} />
    case 'textarea':
      return <TextArea {...text} {...{ placeholder, autoComplete }} rows={field.rows} defaultValue={line} />
    case 'select': {
      const empty = { value: '', label: placeholder ?? t('choose') }
      const all = options.map((option) => ({ value: option, label: option }))
      return <Select {...text} autoComplete={autoComplete} options={[empty, ...all]} defaultValue={line ?? ''} />
    }
    case 'radio':
      return <ChoiceGroup {...text} hint={placeholder} type="radio" options={options} chosen={chosen} />
    case 'checkbox':
      return options.length > 0 ? (
        <ChoiceGroup
          {...text}
          hint={placeholder}
          type="checkbox"
          options={options}
          chosen={chosen}
          requiredWord={t('required')}
        />
      ) : (
        <Checkbox {...text} hint={placeholder} defaultChecked={value === true} />
      )
    case 'file':
      return (
        <FileField
          id={id}
          field={field}
          project_id={project_id}
          before={Array.isArray(value) ? (value as Attachment[]) : []}
          error={error}
          onChange={onFiles}
        />
      )
    default:
      return <LineField {...text} type={type} {...{ placeholder, autoComplete }} defaultValue={line} />
  }
}
