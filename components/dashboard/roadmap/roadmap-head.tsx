'use client'

import { CalendarDays, ExternalLink, MoreHorizontal, Plus, Rss, Settings2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PageHead } from '@/components/dashboard/kit/page-head'
import { useArchived, WhileOpen } from '@/components/dashboard/kit/while-open'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine, MenuLink } from '@/components/ui/menu'
import type { RoadmapBoard } from '@/lib/contract/roadmap-records'
import { CardDialog } from './card-dialog'
import { ColumnDialog } from './column-dialog'
import type { Room } from './roadmap-room'
import { SettingsDialog } from './settings-dialog'

type Props = Room & { board: RoadmapBoard }

/** What the roadmap is called, who sees it, and what can be added to it. */
export function RoadmapHead({ board, project, member: { mayWrite, mayManage } }: Props) {
  const t = useTranslations('Desk.Roadmap')
  const archived = useArchived()
  const [asks, setAsks] = useState<'card' | 'column' | 'settings' | null>(null)
  const close = () => setAsks(null)
  const { roadmap, columns } = board
  const [first] = columns
  const seen = roadmap.visibility !== 'private'
  return (
    <>
      <PageHead
        title={t('title')}
        text={t(`seen_${roadmap.visibility}`)}
        verbs={
          <>
            {mayWrite && (
              <Button type="button" onClick={() => setAsks('column')}>
                <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
                {t('add_column')}
              </Button>
            )}
            {mayWrite && first && (
              <Button type="button" look="filled" onClick={() => setAsks('card')}>
                {t('add_card')}
              </Button>
            )}
            {(mayManage || !archived) && (
              <Menu trigger={<IconButton icon={MoreHorizontal} label={t('roadmap_menu')} look="quiet" />}>
                {mayManage && (
                  <>
                    <MenuItem icon={Settings2} onClick={() => setAsks('settings')}>
                      {t('settings')}
                    </MenuItem>
                    {!archived && <MenuLine />}
                  </>
                )}
                <WhileOpen>
                  <MenuLink icon={ExternalLink} href={`/p/${project.slug}/roadmap`} newTab>
                    {t('on_portal')}
                  </MenuLink>
                  {seen && (
                    <>
                      <MenuLink icon={Rss} href={`/portal/roadmap.atom?project_id=${project.id}`} newTab>
                        {t('feed')}
                      </MenuLink>
                      <MenuLink icon={CalendarDays} href={`/portal/roadmap.ics?project_id=${project.id}`} newTab>
                        {t('calendar')}
                      </MenuLink>
                    </>
                  )}
                </WhileOpen>
              </Menu>
            )}
          </>
        }
      />
      {asks === 'card' && first && (
        <CardDialog project_id={project.id} columns={columns} column={first} onClose={close} />
      )}
      {asks === 'column' && <ColumnDialog project_id={project.id} columns={columns} onClose={close} />}
      {asks === 'settings' && <SettingsDialog roadmap={roadmap} onClose={close} />}
    </>
  )
}
