'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import type { Activation, LicenseKeyDetail } from '@/lib/contract/license-key'
import { licenseDesk } from '@/lib/wire/license-desk'
import { touchedByLicence } from './touched-by-licence'

/** Frees the seat of one device, once that has been confirmed. */
export function FreeSeat({ licence, device }: { licence: LicenseKeyDetail; device: Activation }) {
  const t = useTranslations('Desk.Licences')
  const free = useSend(licenseDesk.freeSeat, { invalidates: touchedByLicence, said: t('freed') })
  const name = device.device_name ?? t('device_unnamed')
  return (
    <Confirm
      title={t('free_of', { device: name })}
      text={t('free_text')}
      verb={t('free')}
      danger={false}
      pending={free.isPending}
      trigger={
        <Button type="button" aria-label={t('free_of', { device: name })}>
          {t('free')}
        </Button>
      }
      onConfirm={async () => (await free.send({ params: { id: licence.id, activationId: device.id } })) !== undefined}
    />
  )
}
