'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OwnControl } from '@/components/contract-form/asked'
import { FieldNote } from '@/components/ui/field-text'
import { Segmented } from '@/components/ui/segmented'
import { Tick } from '@/components/ui/tick'
import { eventTypes } from '@/lib/contract/choices'

type Props = OwnControl & { id?: string }

/** Of all events, or of those that are ticked; what it says stands in a hidden field of its name, with commas. */
export function TypeChoice({ id = 'types', name, value, error }: Props) {
  const t = useTranslations('Desk.Settings')
  const given = Array.isArray(value) ? value.map(String) : ['*']
  const [all, setAll] = useState(given.includes('*'))
  const [chosen, setChosen] = useState(new Set(given.filter((type) => type !== '*')))

  function toggle(type: string) {
    const next = new Set(chosen)
    if (!next.delete(type)) next.add(type)
    setChosen(next)
  }

  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1.5 text-14 font-medium">{t('webhook_types')}</legend>
      <input type="hidden" name={name} value={all ? '*' : [...chosen].join(',')} />
      <Segmented
        label={t('webhook_types')}
        value={all ? 'all' : 'some'}
        onChange={(choice) => setAll(choice === 'all')}
        choices={[
          { value: 'all', label: t('types_all') },
          { value: 'some', label: t('types_some') },
        ]}
      />
      {!all && (
        <div className="grid max-h-60 gap-x-4 overflow-y-auto rounded-press border border-line p-2 sm:grid-cols-2">
          {eventTypes.map((type) => (
            <label key={type} htmlFor={`${id}-${type}`} className="flex min-h-8 items-center gap-2 text-13">
              <Tick
                type="checkbox"
                id={`${id}-${type}`}
                name={`${name}-choice`}
                value={type}
                checked={chosen.has(type)}
                onChange={() => toggle(type)}
              />
              <code className="font-mono">{type}</code>
            </label>
          ))}
        </div>
      )}
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
