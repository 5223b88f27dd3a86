'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { wishes } from '@/lib/wire/wishes'
import { useRoom } from './room'

type Props = { title: string; onMade: (wish_id: string) => void; onCancel: () => void }

/** A new wish for a request: everybody will read it, so its text is written anew and not the customer's. */
export function MakeWish({ title, onMade, onCancel }: Props) {
  const t = useTranslations('Desk.Inbox')
  const { project } = useRoom()
  return (
    <ContractForm
      endpoint={wishes.create}
      base={{ project_id: project.id }}
      params={undefined}
      fields={{
        title: { label: t('wish_title') },
        description: { label: t('wish_description'), hint: t('make_wish_text'), control: 'area' },
      }}
      values={{ title: title.slice(0, 200) }}
      verb={t('make_and_link')}
      invalidates={[wishes.list]}
      done={({ data }) => onMade(data.id)}
      onCancel={onCancel}
    />
  )
}
