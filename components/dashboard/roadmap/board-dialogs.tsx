'use client'

import type { Place } from '@/components/dashboard/board/place'
import type { RoadmapBoard } from '@/lib/contract/roadmap-records'
import { CardDialog } from './card-dialog'
import { ColumnDialog } from './column-dialog'
import { DeleteColumn } from './delete-column'
import { MoveDialog } from './move-dialog'
import { TakeOff } from './take-off'
import type { Asks } from './use-board-verbs'

type Props = {
  asks: Asks | null
  board: RoadmapBoard
  project_id: string
  onClose: () => void
  onMove: (id: string, to: Place, notify: boolean) => Promise<boolean>
}

/** The dialog that what somebody has asked to do needs. */
export function BoardDialogs({ asks, board, project_id, onClose, onMove }: Props) {
  const { columns } = board
  switch (asks?.what) {
    case 'move':
      return <MoveDialog board={board} item={asks.item} onClose={onClose} onMove={onMove} />
    case 'edit_card':
      return <CardDialog project_id={project_id} columns={columns} item={asks.item} onClose={onClose} />
    case 'take_off':
      return <TakeOff item={asks.item} onClose={onClose} />
    case 'add_card':
      return <CardDialog project_id={project_id} columns={columns} column={asks.column} onClose={onClose} />
    case 'edit_column':
      return <ColumnDialog project_id={project_id} columns={columns} column={asks.column} onClose={onClose} />
    case 'delete_column':
      return <DeleteColumn column={asks.column} onClose={onClose} />
    default:
      return null
  }
}
