'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { Tick } from '@/components/ui/tick'
import type { DraftField } from './draft'
import type { Edit } from './field-editor'
import { optionsOf } from './form-body'

type Props = { field: DraftField; error: string | undefined; onEdit: Edit }

/** What a field begins with, in the control that fits its type. */
export function DefaultControl({ field, error, onEdit }: Props) {
  const t = useTranslations('Desk.Forms')
  const { type, default: value } = field
  const options = optionsOf(field.options)
  const set = (next: string) => onEdit({ default: next }, 'default')
  const text = { name: 'default', label: t(type === 'hidden' ? 'part_of_value' : 'part_of_default'), error, value }
  const typed = { ...text, onChange: ({ target }: { target: { value: string } }) => set(target.value) }

  if (type === 'select' || type === 'radio') {
    const known = value === '' || options.includes(value) ? options : [...options, value]
    const choices = [{ value: '', label: t('no_default') }, ...known.map((each) => ({ value: each, label: each }))]
    return <Select {...typed} options={choices} />
  }
  if (type === 'checkbox' && options.length === 0)
    return (
      <Switch
        name="default"
        label={t('ticked')}
        checked={/^(true|on|yes|1)$/i.test(value)}
        onChange={(on) => set(on ? 'true' : '')}
      />
    )
  if (type === 'checkbox') return <TickedOptions options={options} value={value} onChange={set} label={text.label} />
  if (type === 'textarea') return <TextArea {...typed} rows={2} />
  return <TextField {...typed} type={type === 'date' ? 'date' : 'text'} />
}

type Ticked = { label: string; options: string[]; value: string; onChange: (value: string) => void }

function TickedOptions({ label, options, value, onChange }: Ticked) {
  const id = useId()
  const chosen = options.includes(value) ? [value] : value.split(',').map((part) => part.trim())
  const toggle = (option: string, on: boolean) =>
    onChange(options.filter((each) => (each === option ? on : chosen.includes(each))).join(', '))
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 text-14 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {options.map((option, place) => (
          <label key={option} htmlFor={`${id}${place}`} className="flex min-h-6 items-center gap-2 text-14">
            <Tick
              id={`${id}${place}`}
              type="checkbox"
              name="default"
              value={option}
              checked={chosen.includes(option)}
              onChange={({ target }) => toggle(option, target.checked)}
            />
            <bdi>{option}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
