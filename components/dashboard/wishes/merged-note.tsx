'use client'

import { useTranslations } from 'next-intl'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import type { AdminWish } from '@/lib/contract/wish'
import { wishes } from '@/lib/wire/wishes'
import { wishesHref } from './desk-href'
import { useMerge } from './use-merge'

type Props = { wish: AdminWish; into: string; slug: string; mayWrite: boolean }

/** Says where a merged wish went, and takes the merge back. */
export function MergedNote({ wish, into, slug, mayWrite }: Props) {
  const t = useTranslations('Desk.Wishes')
  const other = useEndpoint(wishes.get, { params: { id: into } })
  const { undo, isPending } = useMerge()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-hold border border-accent-line bg-wash px-4 py-3 text-14">
      <p className="min-w-0">
        {t('merged_into')} <TextLink href={wishesHref(slug, into)}>{other.data?.data.title ?? '…'}</TextLink>
      </p>
      {mayWrite && (
        <Button type="button" pending={isPending} onClick={() => undo(wish.id)}>
          {t('merge_undo')}
        </Button>
      )}
    </div>
  )
}
