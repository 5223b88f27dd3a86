'use client'

import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/select'
import type { Draft } from './draft'
import { roles } from './form-body'

type Props = { type: 'support' | 'wishes'; draft: Draft; onChange: (role: string, key: string) => void }

/** Which field feeds which part of the request or the wish; without a choice the obvious field does. */
export function FieldMap({ type, draft, onChange }: Props) {
  const t = useTranslations('Desk.Forms')
  const fields = draft.fields
    .filter((field) => field.type !== 'file')
    .map(({ key, label, id }) => ({ value: key, label: label || id }))
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-1 text-14 font-medium">{t('map')}</legend>
      <p className="text-13 text-pretty text-soft">{t('map_text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {roles[type].map((role) => (
          <Select
            key={role}
            name={role}
            label={t(`role_${role}`)}
            value={draft.integration.map[role] ?? ''}
            options={[{ value: '', label: t(`role_${role}_auto`) }, ...fields]}
            onChange={({ target }) => onChange(role, target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
