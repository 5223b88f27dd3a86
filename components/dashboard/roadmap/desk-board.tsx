'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ColumnChoice } from '@/components/dashboard/board/column-choice'
import { ColumnsFrame } from '@/components/dashboard/board/columns-frame'
import { placeAt } from '@/components/dashboard/board/place'
import { useDrops } from '@/components/dashboard/board/use-drops'
import { wishesHref } from '@/components/dashboard/wishes/desk-href'
import { EmptyState } from '@/components/ui/empty-state'
import type { RoadmapBoard } from '@/lib/contract/roadmap-records'
import { BoardDialogs } from './board-dialogs'
import { placed } from './board-state'
import { DeskColumn } from './desk-column'
import { useBoardVerbs } from './use-board-verbs'
import { useColumnName } from './use-column-name'
import { useMove } from './use-move'

type Props = { board: RoadmapBoard; project: { id: string; slug: string }; mayWrite: boolean; onMore: () => void }

/** The columns side by side, on a narrow screen one at a time; cards are dragged within and between them. */
export function DeskBoard({ board, project, mayWrite, onMore }: Props) {
  const t = useTranslations('Desk.Roadmap')
  const nameOf = useColumnName()
  const { columns } = board
  const [chosen, setChosen] = useState(columns[0]?.id)
  const shown = columns.some(({ id }) => id === chosen) ? chosen : columns[0]?.id
  const move = useMove(board)
  const { asks, close, verbs } = useBoardVerbs(columns)

  useDrops('roadmap', (id, target) => {
    const to = placeAt(placed(board), id, target)
    if (to) void move(id, to)
  })

  if (columns.length === 0) return <EmptyState sentence={t('no_columns')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ColumnChoice
        label={t('columns')}
        value={shown ?? ''}
        onChange={setChosen}
        columns={columns.map((column) => ({ value: column.id, name: nameOf(column), count: column.item_count }))}
      />
      <ColumnsFrame label={t('columns')}>
        {columns.map((column) => (
          <DeskColumn
            key={column.id}
            column={column}
            last={columns.length - 1}
            hidden={column.id !== shown}
            onMore={onMore}
            hrefOf={(wish_id) => wishesHref(project.slug, wish_id)}
            verbs={mayWrite ? verbs : null}
          />
        ))}
      </ColumnsFrame>
      <BoardDialogs asks={asks} board={board} project_id={project.id} onClose={close} onMove={move} />
    </div>
  )
}
