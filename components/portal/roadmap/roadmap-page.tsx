import { useTranslations } from 'next-intl'
import { boardHref } from '@/components/portal/board/board-href'
import type { Project } from '@/components/portal/project'
import type { VoteAction } from '@/components/portal/vote/vote-action'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { RoadmapBoard } from '@/lib/contract/roadmap-records'
import { columnName } from './column-name'
import { Columns } from './columns'
import { RoadmapColumn } from './roadmap-column'
import { type Feeds, RoadmapFeeds } from './roadmap-feeds'
import { RoadmapHead } from './roadmap-head'
import { roadmapHref } from './roadmap-href'
import { roadmapName } from './roadmap-name'

type Props = { project: Project; board: RoadmapBoard; all: boolean; feeds: Feeds | null; vote: VoteAction }

/** A project's roadmap: what is planned, under way and done. */
export function RoadmapPage({ project, board, all, feeds, vote }: Props) {
  const t = useTranslations('Roadmap')
  const status = useTranslations('Status')
  const { slug } = project
  const { roadmap, columns, total_items } = board
  const hasBoard = project.customization.parts.wishes !== false
  const suggestHref = hasBoard ? `${boardHref(slug)}?suggest=1` : null
  const isEmpty = total_items === 0

  return (
    <div className="mx-auto w-full max-w-board px-4 sm:px-8">
      <RoadmapHead
        name={roadmapName(roadmap.name, t('title'))}
        description={roadmap.description}
        suggestHref={isEmpty ? null : suggestHref}
      />
      {isEmpty ? (
        <EmptyState sentence={t('empty')}>
          {suggestHref && <ButtonLink href={suggestHref}>{t('empty_verb')}</ButtonLink>}
        </EmptyState>
      ) : (
        <Columns
          label={t('columns')}
          panes={columns.map((column) => ({
            id: column.id,
            name: columnName(column, status),
            color: column.color,
            count: column.item_count,
            href: roadmapHref(slug, { all, column: column.id }),
            content: <RoadmapColumn slug={slug} column={column} hasBoard={hasBoard} vote={vote} />,
          }))}
        />
      )}
      {feeds && !isEmpty && <RoadmapFeeds feeds={feeds} />}
    </div>
  )
}
