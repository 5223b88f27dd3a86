'use client'

import { ExternalLink, GitMerge, MoreHorizontal, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Moment } from '@/components/dashboard/kit/moment'
import { PageHead } from '@/components/dashboard/kit/page-head'
import { useSend } from '@/components/dashboard/kit/use-send'
import { useArchived, WhileOpen } from '@/components/dashboard/kit/while-open'
import { wishHref } from '@/components/portal/wish-href'
import { Confirm } from '@/components/ui/confirm'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine, MenuLink } from '@/components/ui/menu'
import { StatusWord } from '@/components/ui/status-word'
import { TextLink } from '@/components/ui/text-link'
import type { AdminWish } from '@/lib/contract/wish'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'
import { wishesHref } from './desk-href'
import { MergeDialog } from './merge-dialog'
import { WishAuthor } from './wish-author'
import type { Room } from './wishes-room'

type Props = Room & { wish: AdminWish; onMerged: (into: AdminWish) => void; onDeleted: () => void }

/** What the wish is called, whose it is, and what can be done with it as a whole. */
export function WishHead({ wish, project, mayWrite, onMerged, onDeleted }: Props) {
  const t = useTranslations('Desk.Wishes')
  const archived = useArchived()
  const [asks, setAsks] = useState<'merge' | 'delete' | null>(null)
  const close = () => setAsks(null)
  const remove = useSend(wishes.remove, {
    invalidates: [wishes.list, roadmap.get],
    said: t('deleted', { title: wish.title }),
    done: onDeleted,
  })
  return (
    <>
      <PageHead
        back={<TextLink href={wishesHref(project.slug)}>{t('title')}</TextLink>}
        title={wish.title}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusWord status={wish.status} />
            <WishAuthor wish={wish} />
            <Moment at={wish.created_at} />
          </span>
        }
        verbs={
          (mayWrite || !archived) && (
            <Menu trigger={<IconButton icon={MoreHorizontal} label={t('wish_menu')} look="quiet" />}>
              <WhileOpen>
                <MenuLink icon={ExternalLink} href={wishHref(project.slug, wish.slug)} newTab>
                  {t('on_portal')}
                </MenuLink>
              </WhileOpen>
              {mayWrite && (
                <>
                  <MenuItem icon={GitMerge} disabled={wish.merged_into_id !== null} onClick={() => setAsks('merge')}>
                    {t('merge_into')}
                  </MenuItem>
                  <MenuLine />
                  <MenuItem icon={Trash2} danger onClick={() => setAsks('delete')}>
                    {t('delete')}
                  </MenuItem>
                </>
              )}
            </Menu>
          )
        }
      />
      {asks === 'merge' && <MergeDialog wish={wish} project_id={project.id} onClose={close} onMerged={onMerged} />}
      <Confirm
        title={t('delete_title', { title: wish.title })}
        text={t('delete_text', { votes: wish.vote_count, comments: wish.comment_count })}
        verb={t('delete')}
        pending={remove.isPending}
        open={asks === 'delete'}
        onOpenChange={(open) => !open && close()}
        onConfirm={async () => Boolean(await remove.send({ params: { id: wish.id } }))}
      />
    </>
  )
}
