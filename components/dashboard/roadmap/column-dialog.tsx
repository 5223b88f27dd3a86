'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { Dialog } from '@/components/ui/dialog'
import { wishStatuses } from '@/lib/contract/choices'
import { roadmap } from '@/lib/wire/roadmap'
import type { Column } from './board-state'

type Props = { project_id: string; columns: Column[]; column?: Column; onClose: () => void }

/** Adds a column, or changes what one is called, how it looks, which status it means and how much it takes. */
export function ColumnDialog({ project_id, columns, column, onClose }: Props) {
  const t = useTranslations('Desk.Roadmap')
  const word = useTranslations('Status')
  const taken = columns.filter(({ id }) => id !== column?.id).map(({ status }) => status)
  const free = wishStatuses.filter((status) => !taken.includes(status))
  const fields = {
    name: { label: t('column_name') },
    color: { label: t('color') },
    status: {
      label: t('column_status'),
      hint: t('column_status_hint'),
      options: free.map((value) => ({ value, label: word(value) })),
    },
    wip_limit: { label: t('limit'), hint: t('limit_hint') },
  }
  const form = { fields, invalidates: [roadmap.get], done: onClose }
  return (
    <Dialog title={column ? t('edit_column') : t('add_column')} open onOpenChange={(open) => !open && onClose()}>
      {column ? (
        <ContractForm
          {...form}
          endpoint={roadmap.updateColumn}
          params={{ id: column.id }}
          values={column}
          verb={t('save')}
          said={t('saved')}
        />
      ) : (
        <ContractForm {...form} endpoint={roadmap.createColumn} base={{ project_id }} verb={t('add_column')} />
      )}
    </Dialog>
  )
}
