'use client'

import { useRef } from 'react'
import { useCardDrag } from '@/components/dashboard/board/use-card-drag'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import type { RoadmapItem } from '@/lib/contract/roadmap-records'
import { CardFacts } from './card-facts'
import { CardMenu } from './card-menu'
import type { CardVerbs } from './card-verbs'

type Props = {
  item: RoadmapItem
  href: string | null
  showStatus: boolean
  /** Whether a card that is dragged would land below this one. */
  isLandingBelow: boolean
  verbs: CardVerbs | null
}

/** A card that the team drags, or moves by its menu; without verbs it is only to be read. */
export function DeskCard({ item, href, showStatus, isLandingBelow, verbs }: Props) {
  const ref = useRef<HTMLLIElement>(null)
  const { id, column_id, title, color } = item
  const { isDragged, edge: over } = useCardDrag(ref, { board: 'roadmap', id, column_id, enabled: verbs !== null })
  const edge = over ?? (isLandingBelow ? 'bottom' : null)
  return (
    <li
      ref={ref}
      data-card={id}
      className={cx(
        'group relative rounded-press border border-line bg-raised p-3',
        verbs && 'cursor-grab hover:border-edge',
        isDragged && 'opacity-40',
      )}
    >
      {edge && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute inset-x-0 h-0.5 rounded-full bg-accent',
            edge === 'top' ? '-top-[5px]' : '-bottom-[5px]',
          )}
        />
      )}
      {color && (
        <span
          aria-hidden="true"
          className="absolute inset-y-3 -start-px w-[3px] rounded-full"
          style={{ background: color }}
        />
      )}
      <article className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <h3 dir="auto" className="py-1 text-14 font-medium text-pretty">
          {href ? (
            <Link href={href} draggable={false} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {verbs && <CardMenu item={item} href={href} verbs={verbs} />}
        <CardFacts item={item} showStatus={showStatus} />
      </article>
    </li>
  )
}
