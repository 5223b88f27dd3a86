'use client'

import { useState } from 'react'
import { Announcer } from '@/components/dashboard/board/announcer'
import { Page } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Skeleton } from '@/components/ui/skeleton'
import type { Known } from '@/lib/known'
import { roadmap } from '@/lib/wire/roadmap'
import { DeskBoard } from './desk-board'
import { RoadmapHead } from './roadmap-head'

const STEP = 60

export type Room = { project: { id: string; slug: string }; member: { mayWrite: boolean; mayManage: boolean } }

/** The roadmap of a project, to be arranged. */
export function RoadmapRoom({ project, member, initial }: Room & { initial: Known<typeof roadmap.get> }) {
  const [per_column, setPerColumn] = useState(initial.args.query.per_column)
  const { data } = useEndpoint(roadmap.get, { query: { project_id: project.id, per_column } }, { initial })
  const board = data?.data
  if (!board) return <Skeleton className="h-96 w-full" />
  return (
    <Announcer>
      <Page>
        <RoadmapHead board={board} project={project} member={member} />
        <DeskBoard
          board={board}
          project={project}
          mayWrite={member.mayWrite}
          onMore={() => setPerColumn((now) => String(Number(now) + STEP))}
        />
      </Page>
    </Announcer>
  )
}
