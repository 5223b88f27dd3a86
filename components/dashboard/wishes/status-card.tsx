'use client'

import { MoreHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useCardDrag } from '@/components/dashboard/board/use-card-drag'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { Menu, MenuChoices } from '@/components/ui/menu'
import { wishStatuses } from '@/lib/contract/choices'
import type { AdminWish } from '@/lib/contract/wish'
import type { WishStatus } from '@/lib/contract/wish-status'
import { wishesHref } from './desk-href'
import { WishFacts } from './wish-facts'

type Props = { slug: string; wish: AdminWish; onMove: ((wish: AdminWish, status: WishStatus) => void) | null }

/** A wish on the board: dragged to another status, or moved there by its menu. */
export function StatusCard({ slug, wish, onMove }: Props) {
  const t = useTranslations('Desk.Wishes')
  const word = useTranslations('Status')
  const ref = useRef<HTMLLIElement>(null)
  const { id, status, title } = wish
  const drag = { board: 'wishes', id, column_id: status, enabled: onMove !== null, ordered: false }
  const { isDragged } = useCardDrag(ref, drag)
  const choices = wishStatuses.map((value) => ({ value, label: word(value) }))
  const chosen = (value: string) => wishStatuses.find((each) => each === value) ?? status
  return (
    <li
      ref={ref}
      data-card={id}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 rounded-press border border-line bg-raised p-3',
        onMove && 'cursor-grab hover:border-edge',
        isDragged && 'opacity-40',
      )}
    >
      <Link
        href={wishesHref(slug, id)}
        draggable={false}
        dir="auto"
        className="my-1 line-clamp-4 text-14 font-medium text-pretty underline-offset-4 hover:underline"
      >
        {title}
      </Link>
      {onMove && (
        <Menu trigger={<IconButton icon={MoreHorizontal} label={t('move_wish', { title })} small />}>
          <MenuChoices
            label={t('move_to')}
            value={status}
            choices={choices}
            onChange={(value) => onMove(wish, chosen(value))}
          />
        </Menu>
      )}
      <div className="col-span-2">
        <WishFacts wish={wish} />
      </div>
    </li>
  )
}
