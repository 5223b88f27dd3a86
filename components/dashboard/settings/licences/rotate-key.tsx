'use client'

import { RefreshCw, ShieldAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSend } from '@/components/dashboard/kit/use-send'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { licenseKeys } from '@/lib/wire/license-keys'

type Props = { project_id: string; name: string; compromised?: boolean }

/** Makes a new signing key; where the old one is in wrong hands, that ends at once, once the project's name was typed. */
export function RotateKey({ project_id, name, compromised = false }: Props) {
  const t = useTranslations('Desk.Settings')
  const rotate = useSend(licenseKeys.rotate, { invalidates: [licenseKeys.publicKey], said: t('rotated') })
  const words = compromised ? 'drop_key' : 'rotate'
  const Icon = compromised ? ShieldAlert : RefreshCw
  return (
    <Confirm
      title={t(words)}
      text={t(`${words}_text`)}
      verb={t(words)}
      danger={compromised}
      {...(compromised && { typed: name.trim() })}
      pending={rotate.isPending}
      onConfirm={() => rotate.send({ query: { project_id }, body: { compromised } })}
      trigger={
        <Button type="button" look={compromised ? 'danger' : 'quiet'}>
          <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t(words)}
        </Button>
      }
    />
  )
}
