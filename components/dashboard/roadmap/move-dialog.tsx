'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { focusCard } from '@/components/dashboard/board/focus-card'
import type { Place } from '@/components/dashboard/board/place'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogCancel, DialogVerbs } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import type { RoadmapBoard, RoadmapItem } from '@/lib/contract/roadmap-records'
import { findCard, isFull } from './board-state'
import { useColumnName } from './use-column-name'

type Props = {
  board: RoadmapBoard
  item: RoadmapItem
  onClose: () => void
  onMove: (id: string, to: Place, notify: boolean) => Promise<boolean>
}

/** Moves a card without dragging: a column, a place in it, and whether voters are told. */
export function MoveDialog({ board, item, onClose, onMove }: Props) {
  const t = useTranslations('Desk.Roadmap')
  const nameOf = useColumnName()
  const place = findCard(board, item.id)?.place
  const [column_id, setColumn] = useState(item.column_id)
  const here = column_id === place?.column_id
  const column = board.columns.find(({ id }) => id === column_id)
  const room = (column?.items.length ?? 0) + (here ? 0 : 1)
  const tells = item.wish && column?.status && column.status !== item.wish.status

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const to = { column_id, position: Number(data.get('position')) }
    onClose()
    focusCard(item.id)
    await onMove(item.id, to, !tells || data.get('notify') === 'true')
  }

  return (
    <Dialog title={t('move_title', { title: item.title })} open onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={submit} onChange={(event) => setColumn(columnIn(event.currentTarget))} className="grid gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
          <Select
            name="column_id"
            label={t('column')}
            defaultValue={item.column_id}
            options={board.columns.map((each) => ({
              value: each.id,
              label: isFull(each) && each.id !== place?.column_id ? t('full', { name: nameOf(each) }) : nameOf(each),
            }))}
          />
          <Select
            key={column_id}
            name="position"
            label={t('place')}
            defaultValue={String(here ? place.position : 0)}
            options={Array.from({ length: room }, (_, n) => ({ value: String(n), label: String(n + 1) }))}
          />
        </div>
        {tells && <Checkbox name="notify" label={t('tell_voters')} hint={t('tell_voters_hint')} defaultChecked />}
        <DialogVerbs>
          <Button look="filled">{t('move')}</Button>
          <DialogCancel />
        </DialogVerbs>
      </form>
    </Dialog>
  )
}

const columnIn = (form: HTMLFormElement) => String(new FormData(form).get('column_id'))
