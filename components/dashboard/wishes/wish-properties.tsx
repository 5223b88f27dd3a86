'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { wishStatuses } from '@/lib/contract/choices'
import type { AdminWish } from '@/lib/contract/wish'
import { type Category, categories as categoryList } from '@/lib/wire/categories'
import { roadmap } from '@/lib/wire/roadmap'
import { wishes } from '@/lib/wire/wishes'
import { Panel } from './panel'
import { propertiesIn } from './properties-in'
import { PropertyList } from './property-list'
import { usePriorityChoices } from './use-priority-choices'

type Props = { wish: AdminWish; categories: Category[]; mayWrite: boolean }

/** Status, category, priority, and who sees the wish; a new status tells those who follow it, unless the team does not want that. */
export function WishProperties({ wish, categories, mayWrite }: Props) {
  const t = useTranslations('Desk.Wishes')
  const word = useTranslations('Status')
  const priorities = usePriorityChoices()
  const [status, setStatus] = useState(wish.status)
  const { send, isPending } = useSend(wishes.update, {
    invalidates: [wishes.get, wishes.list, categoryList.list, roadmap.get],
    said: t('saved'),
  })
  if (!mayWrite) return <PropertyList wish={wish} />

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) await send({ params: { id: wish.id }, body: propertiesIn(new FormData(event.currentTarget)) })
  }

  const none = { value: '', label: t('none') }
  return (
    <Panel title={t('properties')}>
      <form
        key={wish.updated_at}
        onSubmit={submit}
        onChange={(event) => setStatus(propertiesIn(new FormData(event.currentTarget)).status)}
        className="grid gap-3"
      >
        <Select
          name="status"
          label={t('status')}
          defaultValue={wish.status}
          options={wishStatuses.map((value) => ({ value, label: word(value) }))}
        />
        {status !== wish.status && (
          <Checkbox name="notify" label={t('tell_voters')} hint={t('tell_voters_hint')} defaultChecked />
        )}
        <Select
          name="category_id"
          label={t('category')}
          defaultValue={wish.category_id ?? ''}
          options={[none, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <Select
          name="priority"
          label={t('priority')}
          hint={t('priority_hint')}
          defaultValue={wish.priority ?? ''}
          options={[none, ...priorities]}
        />
        <Switch name="is_pinned" label={t('pin')} hint={t('pin_hint')} defaultChecked={wish.is_pinned} />
        <Switch name="is_approved" label={t('visible')} hint={t('visible_hint')} defaultChecked={wish.is_approved} />
        <Button look="filled" pending={isPending}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  )
}
