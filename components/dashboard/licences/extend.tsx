'use client'

import { ChevronDown } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Dialog, DialogCancel, DialogVerbs } from '@/components/ui/dialog'
import { Menu, MenuItem } from '@/components/ui/menu'
import { TextField } from '@/components/ui/text-field'
import type { LicenseKeyDetail } from '@/lib/contract/license-key'
import { licenseKeys } from '@/lib/wire/license-keys'
import { later } from './later'
import { dayOf, endOfDay } from './read-licence'
import { touchedByLicence } from './touched-by-licence'

/** Gives a licence more time: from its end on, or from now where it is over. */
export function Extend({ licence }: { licence: LicenseKeyDetail }) {
  const t = useTranslations('Desk.Licences')
  const format = useFormatter()
  const [asks, setAsks] = useState(false)
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' })
  const { send, isPending } = useSend(licenseKeys.update, {
    invalidates: touchedByLicence,
    said: ({ data }) => (data.expires_at ? t('extended', { day: day(data.expires_at) }) : t('extended_ever')),
  })
  const until = (expires_at: string | null) => send({ params: { id: licence.id }, body: { expires_at } })
  const [month, year] = [later(licence.expires_at, 1), later(licence.expires_at, 12)]

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const end = endOfDay(String(new FormData(event.currentTarget).get('day') ?? ''))
    if (end && (await until(end))) setAsks(false)
  }

  return (
    <>
      <Menu
        trigger={
          <Button type="button">
            {t('extend')}
            <ChevronDown className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onClick={() => void until(month)}>{t('extend_month', { day: day(month) })}</MenuItem>
        <MenuItem onClick={() => void until(year)}>{t('extend_year', { day: day(year) })}</MenuItem>
        <MenuItem onClick={() => setAsks(true)}>{t('extend_day')}</MenuItem>
        {licence.expires_at && <MenuItem onClick={() => void until(null)}>{t('extend_never')}</MenuItem>}
      </Menu>
      <Dialog title={t('extend')} open={asks} onOpenChange={setAsks}>
        <form onSubmit={submit} className="grid gap-4">
          <TextField
            name="day"
            type="date"
            required
            label={t('until_field')}
            defaultValue={dayOf(licence.expires_at ?? year)}
          />
          <DialogVerbs>
            <Button look="filled" pending={isPending}>
              {t('extend')}
            </Button>
            <DialogCancel />
          </DialogVerbs>
        </form>
      </Dialog>
    </>
  )
}
