'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { dayOf } from '@/components/dashboard/licences/read-licence'
import { Button } from '@/components/ui/button'
import { DialogCancel, DialogVerbs } from '@/components/ui/dialog'
import { Switch } from '@/components/ui/switch'
import { TextField } from '@/components/ui/text-field'
import { readTerms, type Terms, type WrongTerms } from './read-terms'

type Props = {
  terms: Terms
  asksCount: boolean
  problems: Record<string, string>
  pending: boolean
  onTerms: (terms: Terms) => void
}

/** Asks how many, and whether each letter carries a licence key. */
export function InviteTerms({ terms, asksCount, problems, pending, onTerms }: Props) {
  const t = useTranslations('Desk.Waitlist')
  const kit = useTranslations('Desk.Kit')
  const [withLicence, setWithLicence] = useState(terms.mint_license !== null)
  const [wrong, setWrong] = useState<WrongTerms>({})
  const { plan = '', max_devices = 1, expires_at = null } = terms.mint_license ?? {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const read = readTerms(new FormData(event.currentTarget), asksCount, withLicence)
    setWrong(read.wrong)
    if (Object.keys(read.wrong).length === 0 && !pending) onTerms(read.terms)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {asksCount && (
        <TextField
          name="count"
          label={t('count')}
          hint={t('count_hint')}
          inputMode="numeric"
          defaultValue={terms.count}
          error={wrong.count ? t('count_wrong') : problems.count}
          autoComplete="off"
        />
      )}
      <Switch
        name="with_licence"
        label={t('with_licence')}
        hint={t('with_licence_hint')}
        checked={withLicence}
        onChange={setWithLicence}
      />
      {withLicence && (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField name="plan" label={t('plan')} defaultValue={plan} maxLength={200} autoComplete="off" />
          <TextField
            name="max_devices"
            label={t('seats')}
            hint={t('seats_hint')}
            inputMode="numeric"
            defaultValue={max_devices === null ? '' : String(max_devices)}
            error={wrong.max_devices ? t('seats_wrong') : undefined}
            autoComplete="off"
          />
          <TextField
            name="expires_at"
            type="date"
            label={t('until')}
            hint={t('until_hint')}
            defaultValue={expires_at ? dayOf(expires_at) : ''}
          />
        </div>
      )}
      <DialogVerbs>
        <Button look="filled" pending={pending}>
          {pending ? kit('sending') : t('show_who')}
        </Button>
        <DialogCancel />
      </DialogVerbs>
    </form>
  )
}
