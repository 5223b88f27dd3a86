'use client'

import { Announcer } from '@/components/dashboard/board/announcer'
import { Page } from '@/components/dashboard/kit/page-head'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Skeleton } from '@/components/ui/skeleton'
import { roadmap } from '@/lib/contract/roadmap'
import type { Known } from '@/lib/known'
import { DeskBoard } from './desk-board'
import { RoadmapHead } from './roadmap-head'

export type Room = { project: { id: string; slug: string }; member: { mayWrite: boolean; mayManage: boolean } }

/** The roadmap of a project, to be arranged. */
export function RoadmapRoom({ project, member, initial }: Room & { initial: Known<typeof roadmap.get> }) {
  const { data } = useEndpoint(roadmap.get, { query: { project_id: project.id, per_column: '100' } }, { initial })
  const board = data?.data
  if (!board) return <Skeleton className="h-96 w-full" />
  return (
    <Announcer>
      <Page>
        <RoadmapHead board={board} project={project} member={member} />
        <DeskBoard board={board} project={project} mayWrite={member.mayWrite} />
      </Page>
    </Announcer>
  )
}
