'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Popover } from '@/components/ui/popover'
import { Select } from '@/components/ui/select'
import { wishStatuses } from '@/lib/contract/choices'
import type { WishStatus } from '@/lib/contract/wish-status'
import { Verb } from './verb'

/** One status for several wishes, and whether those who follow them are told. */
export function BulkStatus({ onApply }: { onApply: (status: WishStatus, notify: boolean) => void }) {
  const t = useTranslations('Desk.Wishes')
  const word = useTranslations('Status')
  const [open, setOpen] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const status = wishStatuses.find((each) => each === data.get('status'))
    setOpen(false)
    if (status) onApply(status, data.get('notify') === 'true')
  }

  return (
    <Popover label={t('status')} open={open} onOpenChange={setOpen} trigger={<Verb words={t('status')} />}>
      <form onSubmit={submit} className="grid gap-2">
        <Select
          name="status"
          label={t('new_status')}
          defaultValue="planned"
          options={wishStatuses.map((value) => ({ value, label: word(value) }))}
        />
        <Checkbox name="notify" label={t('tell_voters')} hint={t('tell_voters_hint')} defaultChecked />
        <Button look="filled">{t('apply')}</Button>
      </form>
    </Popover>
  )
}
