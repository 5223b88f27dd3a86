'use client'

import { ArrowRightLeft, ExternalLink, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine, MenuLink } from '@/components/ui/menu'
import type { RoadmapItem } from '@/lib/contract/roadmap-records'
import type { CardVerbs } from './card-verbs'

type Props = { item: RoadmapItem; href: string | null; verbs: CardVerbs }

/** What can be done with a card without dragging it. */
export function CardMenu({ item, href, verbs }: Props) {
  const t = useTranslations('Desk.Roadmap')
  return (
    <Menu trigger={<IconButton icon={MoreHorizontal} label={t('card_menu', { title: item.title })} small />}>
      <MenuItem icon={ArrowRightLeft} onClick={() => verbs.move(item)}>
        {t('move_to')}
      </MenuItem>
      <MenuItem icon={Pencil} onClick={() => verbs.edit(item)}>
        {t('edit_card')}
      </MenuItem>
      {href && (
        <MenuLink icon={ExternalLink} href={href}>
          {t('open_wish')}
        </MenuLink>
      )}
      <MenuLine />
      <MenuItem icon={Trash2} danger onClick={() => verbs.remove(item)}>
        {t('take_off')}
      </MenuItem>
    </Menu>
  )
}
