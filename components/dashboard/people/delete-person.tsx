'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { type EndUser, endUsers } from '@/lib/wire/end-users'

type Props = { project: DeskProject; person: EndUser; name: string }

/** Deletes a person after their name was typed; what they did stays. */
export function DeletePerson({ project, person, name }: Props) {
  const t = useTranslations('Desk.People')
  const router = useRouter()
  const remove = useSend(endUsers.remove, {
    invalidates: [endUsers.list],
    said: t('deleted'),
    done: () => router.push(`/dashboard/p/${project.slug}/people`),
  })
  return (
    <Confirm
      title={t('delete')}
      text={t('delete_text')}
      verb={t('delete')}
      typed={name}
      pending={remove.isPending}
      trigger={<Button type="button">{t('delete')}</Button>}
      onConfirm={async () => (await remove.send({ params: { id: person.id } })) !== undefined}
    />
  )
}
