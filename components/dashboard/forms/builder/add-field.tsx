'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import type { FieldType } from '@/lib/contract/form-fields'
import { addField, newField } from './edit-fields'
import { fieldIcons } from './field-icons'
import { fieldTypes, takes } from './field-kinds'
import type { Builder } from './use-builder'

type Props = { builder: Builder; behind: string | null; onAdded: (key: string) => void }

/** Adds a field of any type: behind the one that is open, else at the end. */
export function AddField({ builder, behind, onAdded }: Props) {
  const t = useTranslations('Desk.Forms')

  const add = (type: FieldType) => {
    const key = builder.newKey()
    const options = takes.needsOptions(type) ? [t('option', { n: 1 }), t('option', { n: 2 })] : []
    builder.change((draft) =>
      addField(draft, newField(draft.fields, key, { type, label: t(`label_${type}`), options }), behind ?? undefined),
    )
    onAdded(key)
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button type="button">
          <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('add_field')}
        </Button>
      }
    >
      {fieldTypes.map((type) => (
        <MenuItem key={type} icon={fieldIcons[type]} onClick={() => add(type)}>
          {t(`type_${type}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
