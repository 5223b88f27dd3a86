'use client'

import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import type { LicenseKeyDetail } from '@/lib/contract/license-key'
import { licenseKeys } from '@/lib/wire/license-keys'
import { touchedByLicence } from './touched-by-licence'

/** Suspends a licence, or reinstates it. */
export function Suspend({ licence }: { licence: LicenseKeyDetail }) {
  const t = useTranslations('Desk.Licences')
  const params = { id: licence.id }
  const suspend = useSend(licenseKeys.suspend, { invalidates: touchedByLicence, said: t('suspended_now') })
  const reinstate = useSend(licenseKeys.reinstate, { invalidates: touchedByLicence, said: t('reinstated') })
  if (licence.status === 'suspended')
    return (
      <Button type="button" look="filled" pending={reinstate.isPending} onClick={() => void reinstate.send({ params })}>
        {t('reinstate')}
      </Button>
    )
  return (
    <Confirm
      title={t('suspend')}
      text={t('suspend_text')}
      verb={t('suspend')}
      danger={false}
      pending={suspend.isPending}
      trigger={<Button type="button">{t('suspend')}</Button>}
      onConfirm={async () => (await suspend.send({ params })) !== undefined}
    />
  )
}
