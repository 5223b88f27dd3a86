'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useSend } from '@/components/dashboard/kit/use-send'
import { SecretLine } from '@/components/dashboard/settings/secret-line'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog, DialogCancel, DialogClose, DialogVerbs } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { licenseDesk } from '@/lib/wire/license-desk'
import { touchedByLicence } from './touched-by-licence'

/** Gives a device a seat by hand, and shows its token: for a device that never comes online, or for trying a licence. */
export function ActivateDevice({ id }: { id: string }) {
  const t = useTranslations('Desk.Licences')
  const [open, setOpen] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const activate = useSend(licenseDesk.activate, {
    invalidates: touchedByLicence,
    byField: true,
    done: ({ data }) => setToken(data.token),
  })

  function change(next: boolean) {
    setOpen(next)
    if (!next) return
    setToken(null)
    activate.reset()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const body = Object.fromEntries(new FormData(event.currentTarget)) as { device_fingerprint: string }
    void activate.send({ params: { id }, body })
  }

  return (
    <Dialog
      title={t(token ? 'by_hand_done' : 'by_hand')}
      text={t(token ? 'by_hand_done_text' : 'by_hand_text')}
      trigger={<Button type="button">{t('by_hand')}</Button>}
      open={open}
      onOpenChange={change}
      wide={token !== null}
    >
      {token ? (
        <>
          <SecretLine label={t('token')} secret={token} copy={t('token_copy')} />
          <DialogVerbs>
            <DialogClose className={buttonClass('filled')}>{t('minted_done')}</DialogClose>
          </DialogVerbs>
        </>
      ) : (
        <form onSubmit={submit} noValidate className="grid gap-4">
          <TextField
            name="device_fingerprint"
            label={t('fingerprint')}
            hint={t('fingerprint_hint')}
            error={activate.fields.device_fingerprint}
            required
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            name="device_name"
            label={t('device_name')}
            error={activate.fields.device_name}
            maxLength={200}
            autoComplete="off"
          />
          <DialogVerbs>
            <Button look="filled" pending={activate.isPending}>
              {t('by_hand_do')}
            </Button>
            <DialogCancel />
          </DialogVerbs>
        </form>
      )}
    </Dialog>
  )
}
