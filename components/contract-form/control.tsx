import { useTranslations } from 'next-intl'
import { ChoiceCards } from '@/components/ui/choice-cards'
import { ColourField } from '@/components/ui/colour-field'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import type { Asked } from './asked'
import type { Facts } from './facts'
import { shownValue } from './value'

type Props = { name: string; asked: Asked; facts: Facts; value: unknown; error: string | undefined }

const inputs = { email: 'email', url: 'url', moment: 'datetime-local', line: 'text' } as const

/** The control that fits what the contract says about a field. */
export function Control({ name, asked, facts, value, error }: Props) {
  const t = useTranslations('Desk.Kit')
  const { label, hint, placeholder, control, options, autoFocus = false } = asked
  const { kind, required, nullable, most } = facts
  if (typeof control === 'function') return control({ name, value, error })

  const shown = shownValue(value, kind)
  const text = { name, label, hint, error }
  const mustStay = !nullable && value !== undefined && value !== ''
  const optional = required || mustStay || kind === 'boolean' ? undefined : t('optional')
  if (kind === 'boolean') return <Switch {...text} defaultChecked={value === true} />

  const choices = options ?? facts.options?.map((each) => ({ value: each, label: each }))
  if (choices && control === 'radio') return <ChoiceCards {...text} choices={choices} chosen={shown} />
  if (choices) {
    const none = nullable || (!required && value === undefined) ? [{ value: '', label: t('none') }] : []
    return <Select {...text} options={[...none, ...choices]} defaultValue={shown} required={required} />
  }
  if (control === 'area' || control === 'lines' || (kind === 'area' && control !== 'line') || kind === 'lines')
    return (
      <TextArea {...text} optional={optional} defaultValue={shown} placeholder={placeholder} autoFocus={autoFocus} />
    )
  if (kind === 'colour') return <ColourField {...text} optional={optional} defaultValue={shown} />
  return (
    <TextField
      {...text}
      optional={optional}
      defaultValue={shown}
      placeholder={placeholder}
      autoFocus={autoFocus}
      autoComplete="off"
      {...(kind === 'number' || kind === 'whole'
        ? { inputMode: kind === 'whole' ? ('numeric' as const) : ('decimal' as const) }
        : { type: inputs[kind as keyof typeof inputs] ?? 'text', ...(most && { maxLength: most }) })}
    />
  )
}
