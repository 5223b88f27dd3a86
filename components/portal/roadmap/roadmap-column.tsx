import { useTranslations } from 'next-intl'
import { boardHref } from '@/components/portal/board/board-href'
import type { VoteAction } from '@/components/portal/vote/vote-action'
import { TextLink } from '@/components/ui/text-link'
import type { RoadmapBoard } from '@/lib/contract/roadmap-records'
import { RoadmapCard } from './roadmap-card'
import { roadmapHref } from './roadmap-href'

type ShownColumn = RoadmapBoard['columns'][number]
type Props = { slug: string; column: ShownColumn; hasBoard: boolean; vote: VoteAction }

/** The cards of a column from the top; where more of them are, or that there are none. */
export function RoadmapColumn({ slug, column, hasBoard, vote }: Props) {
  const t = useTranslations('Roadmap')
  const { id, status, items, item_count } = column
  const more = item_count - items.length

  if (item_count === 0) return <p className="py-2 text-14 text-pretty text-soft">{t(emptyKey(status))}</p>
  return (
    <>
      <ol className="grid gap-3 max-lg:sm:grid-cols-2">
        {items.map((item) => (
          <RoadmapCard key={item.id} slug={slug} item={item} showStatus={status === null} vote={vote} />
        ))}
      </ol>
      {more > 0 && (
        <p className="pt-3 text-14">
          {hasBoard && status ? (
            <TextLink href={boardHref(slug, { status })}>{t('more_wishes', { count: more })}</TextLink>
          ) : (
            <TextLink href={roadmapHref(slug, { all: true, column: id })}>{t('more', { count: more })}</TextLink>
          )}
        </p>
      )}
    </>
  )
}

const emptyKey = (status: ShownColumn['status']) =>
  status === 'planned' || status === 'in_progress' || status === 'completed'
    ? (`empty_${status}` as const)
    : 'empty_column'
