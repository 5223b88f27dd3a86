'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Button } from '@/components/ui/button'
import { Dialog, DialogCancel, DialogVerbs } from '@/components/ui/dialog'
import type { AdminWish } from '@/lib/contract/wish'
import { wishes } from '@/lib/wire/wishes'
import { MergeOutcome } from './merge-outcome'
import { useMerge } from './use-merge'
import { WishPicker } from './wish-picker'

type Props = { wish: AdminWish; project_id: string; onClose: () => void; onMerged?: (into: AdminWish) => void }

/** Merges a wish into another that one looks for, after telling what becomes of it. */
export function MergeDialog({ wish, project_id, onClose, onMerged }: Props) {
  const t = useTranslations('Desk.Wishes')
  const [into, setInto] = useState<string | null>(null)
  const { merge, isPending } = useMerge()
  const preview = useEndpoint(
    wishes.previewMerge,
    { params: { id: wish.id }, query: { into: into ?? wish.id } },
    { enabled: into !== null },
  )
  const outcome = into && preview.data?.data.into.id === into ? preview.data.data : null

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!into || !outcome || isPending) return
    const merged = await merge(wish, into)
    if (!merged) return
    onClose()
    onMerged?.(merged)
  }

  return (
    <Dialog
      title={t('merge_title', { title: wish.title })}
      text={t('merge_text')}
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={submit} className="grid gap-4">
        <WishPicker project_id={project_id} label={t('other_wish')} except={wish.id} onPick={setInto} />
        <div aria-live="polite" className="empty:hidden">
          {outcome && <MergeOutcome preview={outcome} />}
          {into && preview.error && <p className="text-danger">{preview.error.message}</p>}
        </div>
        <DialogVerbs>
          <Button look="filled" pending={isPending || !outcome}>
            {t('merge')}
          </Button>
          <DialogCancel />
        </DialogVerbs>
      </form>
    </Dialog>
  )
}
