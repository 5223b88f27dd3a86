'use client'

import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { FieldType } from '@/lib/contract/form-fields'
import { DefaultControl } from './default-control'
import type { DraftField } from './draft'
import { changeField } from './edit-fields'
import { fieldTypes, takes } from './field-kinds'
import { optionsOf } from './form-body'
import { PatternRule } from './pattern-rule'
import { TryField } from './try-field'
import type { Builder } from './use-builder'
import { useWrongWords } from './use-wrong-words'

type Text = 'label' | 'id' | 'placeholder' | 'default' | 'options' | 'min_length' | 'max_length' | 'pattern'

/** What somebody types, as changes of one field; a word typed is one step. */
export type Edit = (changes: Partial<DraftField>, part?: string) => void

/** All of one field: its words, its rules, and a line to try them on. */
export function FieldEditor({ builder, field }: { builder: Builder; field: DraftField }) {
  const t = useTranslations('Desk.Forms')
  const wrong = useWrongWords(builder.problems.fields[field.key])
  const { type, key } = field

  const edit: Edit = (changes, part) =>
    builder.change((draft) => changeField(draft, key, changes), part && `${key} ${part}`)
  const text = (part: Text, hint?: string) => ({
    name: part,
    label: t(`part_of_${part}`),
    hint,
    error: wrong(part),
    value: field[part],
    onChange: ({ target }: { target: { value: string } }) => edit({ [part]: target.value }, part),
  })
  const options = optionsOf(field.options)
  const twice = options.find((option, place) => options.indexOf(option) < place)
  const types = fieldTypes.map((each) => ({ value: each, label: t(`type_${each}`) }))

  return (
    <div className="grid gap-4 border-t border-line px-4 pt-4 pb-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('label')} />
        <Select
          name="type"
          label={t('part_of_type')}
          value={type}
          options={types}
          onChange={({ target }) => edit({ type: FieldType.parse(target.value) })}
        />
      </div>
      {takes.options(type) && (
        <TextArea
          {...text('options', t(takes.needsOptions(type) ? 'options_hint' : 'options_hint_tick'))}
          {...(twice && { error: t('wrong_options_twice', { option: twice }) })}
          rows={4}
        />
      )}
      {takes.required(type) && (
        <Switch
          name="required"
          label={t('part_of_required')}
          checked={field.required}
          onChange={(required) => edit({ required })}
        />
      )}
      {takes.placeholder(type) && (
        <TextField
          {...text('placeholder')}
          label={t(takes.hint(type) ? 'part_of_hint' : type === 'select' ? 'part_of_empty' : 'part_of_placeholder')}
        />
      )}
      {takes.default(type) && <DefaultControl field={field} error={wrong('default')} onEdit={edit} />}
      {takes.lengths(type) && (
        <div className="grid grid-cols-2 gap-4">
          <TextField {...text('min_length')} inputMode="numeric" />
          <TextField {...text('max_length')} inputMode="numeric" />
        </div>
      )}
      {takes.pattern(type) && <PatternRule {...text('pattern', t('pattern_hint'))} />}
      {takes.lengths(type) && <TryField field={field} />}
      <TextField {...text('id', t(field.follows ? 'id_hint' : 'id_hint_kept'))} spellCheck={false} autoComplete="off" />
    </div>
  )
}
