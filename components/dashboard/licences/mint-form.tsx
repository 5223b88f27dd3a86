'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Button } from '@/components/ui/button'
import { DialogCancel, DialogVerbs } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import type { MintedLicenseKey } from '@/lib/contract/license-key'
import { type EndUser, endUsers } from '@/lib/wire/end-users'
import { licenseKeys } from '@/lib/wire/license-keys'
import { people } from '@/lib/wire/person'
import { LicenceFields } from './licence-fields'
import { type ReadLicence, readLicence } from './read-licence'

type Props = { project: DeskProject; person?: EndUser; onMinted: (minted: MintedLicenseKey) => void }

/** Asks for what a new licence has, and whose it is where that is not known. */
export function MintForm({ project, person, onMinted }: Props) {
  const t = useTranslations('Desk.Licences')
  const kit = useTranslations('Desk.Kit')
  const [wrong, setWrong] = useState<ReadLicence['wrong']>({})
  const mint = useSend(licenseKeys.create, {
    invalidates: [licenseKeys.list, people.ofEndUser, endUsers.list],
    byField: true,
    done: ({ data }) => onMinted(data),
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (mint.isPending) return
    const form = new FormData(event.currentTarget)
    const read = readLicence(form)
    setWrong(read.wrong)
    if (Object.keys(read.wrong).length > 0) return
    const email = String(form.get('email') ?? '').trim()
    const named = email ? { end_user: { email, name: String(form.get('name') ?? '') } } : {}
    const whose = person ? { end_user_id: person.id } : named
    await mint.send({ body: { project_id: project.id, ...whose, ...read.body } })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {!person && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="email"
            type="email"
            label={t('email')}
            hint={t('email_hint')}
            error={mint.fields['end_user.email'] && t('email_wrong')}
            autoComplete="off"
          />
          <TextField
            name="name"
            label={t('name')}
            error={mint.fields['end_user.name']}
            maxLength={200}
            autoComplete="off"
          />
        </div>
      )}
      <LicenceFields wrong={wrong} problems={mint.fields} />
      <DialogVerbs>
        <Button look="filled" pending={mint.isPending}>
          {mint.isPending ? kit('sending') : t('mint_verb')}
        </Button>
        <DialogCancel />
      </DialogVerbs>
    </form>
  )
}
