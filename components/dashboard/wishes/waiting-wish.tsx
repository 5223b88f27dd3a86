'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Markdown } from '@/components/dashboard/kit/markdown'
import { Moment } from '@/components/dashboard/kit/moment'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { AdminWish } from '@/lib/contract/wish'
import { DeleteWish } from './delete-wish'
import { wishesHref } from './desk-href'
import { MergeDialog } from './merge-dialog'
import { useBulk } from './use-bulk'
import { WishAuthor } from './wish-author'
import type { Room } from './wishes-room'

type Props = Room & { wish: AdminWish }

/** A suggestion that waits for a word of the team. */
export function WaitingWish({ wish, project, mayWrite }: Props) {
  const t = useTranslations('Desk.Wishes')
  const [merging, setMerging] = useState(false)
  const { change, isPending } = useBulk(project.id)
  const { title, description, created_at } = wish
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-hold border border-line bg-raised p-4">
      <article className="grid grid-cols-[minmax(0,1fr)] gap-1.5" aria-label={title}>
        <h2 dir="auto" className="text-16 font-medium text-pretty">
          <Link href={wishesHref(project.slug, wish.id)} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-2 text-13 text-soft">
          <WishAuthor wish={wish} />
          <Moment at={created_at} />
        </p>
        <div className="max-h-60 overflow-y-auto text-14">
          <Markdown text={description} newTab />
        </div>
      </article>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button type="button" look="filled" pending={isPending} onClick={() => change([wish], { is_approved: true })}>
            {t('approve')}
          </Button>
          <Button
            type="button"
            pending={isPending}
            onClick={() => change([wish], { status: 'declined' }, { notify: false })}
          >
            {t('decline')}
          </Button>
          <Button type="button" onClick={() => setMerging(true)}>
            {t('merge_into')}
          </Button>
          <DeleteWish wish={wish} />
        </div>
      )}
      {merging && <MergeDialog wish={wish} project_id={project.id} onClose={() => setMerging(false)} />}
    </li>
  )
}
