'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ContractForm } from '@/components/contract-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type EndUser, endUsers } from '@/lib/wire/end-users'
import { people } from '@/lib/wire/person'

/** Changes what a person is known by. */
export function EditPerson({ person }: { person: EndUser }) {
  const t = useTranslations('Desk.People')
  const kit = useTranslations('Desk.Kit')
  const [open, setOpen] = useState(false)
  const { name, email, external_id, plan } = person
  return (
    <Dialog
      title={t('edit_title')}
      trigger={<Button type="button">{t('edit')}</Button>}
      open={open}
      onOpenChange={setOpen}
    >
      <ContractForm
        endpoint={endUsers.update}
        params={{ id: person.id }}
        values={{ name, email, external_id, plan }}
        fields={{
          name: { label: t('name') },
          email: { label: t('email') },
          external_id: { label: t('external_id') },
          plan: { label: t('plan') },
        }}
        verb={kit('save')}
        said={t('saved')}
        invalidates={[people.ofEndUser, endUsers.list]}
        done={() => setOpen(false)}
      />
    </Dialog>
  )
}
