'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactElement, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Button } from '@/components/ui/button'
import { Dialog, DialogCancel, DialogVerbs } from '@/components/ui/dialog'
import type { LicenseKeyDetail } from '@/lib/contract/license-key'
import { licenseKeys } from '@/lib/wire/license-keys'
import { LicenceFields } from './licence-fields'
import { PersonChoice } from './person-choice'
import { dayOf, type ReadLicence, readLicence } from './read-licence'
import { touchedByLicence } from './touched-by-licence'

type Props = { project: DeskProject; licence: LicenseKeyDetail; trigger: ReactElement }

/** Changes whose a licence is, its plan, seats, end and metadata. */
export function EditLicence({ project, licence, trigger }: Props) {
  const t = useTranslations('Desk.Licences')
  const kit = useTranslations('Desk.Kit')
  const [open, setOpen] = useState(false)
  const [wrong, setWrong] = useState<ReadLicence['wrong']>({})
  const update = useSend(licenseKeys.update, { invalidates: touchedByLicence, byField: true, said: t('saved') })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const read = readLicence(form)
    setWrong(read.wrong)
    if (Object.keys(read.wrong).length > 0) return
    const { expires_at, ...rest } = read.body
    // A day that was not touched keeps its hour.
    const isSame = licence.expires_at !== null && form.get('expires_at') === dayOf(licence.expires_at)
    const end_user_id = String(form.get('end_user_id') ?? '') || null
    const body = { ...rest, end_user_id, ...(!isSame && { expires_at }) }
    if (await update.send({ params: { id: licence.id }, body })) setOpen(false)
  }

  return (
    <Dialog title={t('edit_title')} trigger={trigger} open={open} onOpenChange={setOpen}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <PersonChoice project={project} person={licence.end_user} error={update.fields.end_user_id} />
        <LicenceFields known={licence} wrong={wrong} problems={update.fields} />
        <DialogVerbs>
          <Button look="filled" pending={update.isPending}>
            {kit('save')}
          </Button>
          <DialogCancel />
        </DialogVerbs>
      </form>
    </Dialog>
  )
}
