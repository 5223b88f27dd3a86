'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Confirm } from '@/components/ui/confirm'
import { roadmap } from '@/lib/wire/roadmap'
import type { Column } from './board-state'
import { useColumnName } from './use-column-name'

/** Deletes a column that has no cards any more. */
export function DeleteColumn({ column, onClose }: { column: Column; onClose: () => void }) {
  const t = useTranslations('Desk.Roadmap')
  const nameOf = useColumnName()
  const { send, isPending } = useSend(roadmap.removeColumn, {
    invalidates: [roadmap.get],
    said: t('column_deleted', { name: nameOf(column) }),
  })
  return (
    <Confirm
      title={t('delete_column_title', { name: nameOf(column) })}
      text={t('delete_column_text')}
      verb={t('delete_column')}
      pending={isPending}
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={async () => Boolean(await send({ params: { id: column.id } }))}
    />
  )
}
