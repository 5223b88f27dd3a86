'use client'

import { useTranslations } from 'next-intl'
import { Moment } from '@/components/dashboard/kit/moment'
import { useEndpoint } from '@/components/dashboard/kit/use-endpoint'
import { Facts } from '@/components/dashboard/settings/facts'
import { SecretLine } from '@/components/dashboard/settings/secret-line'
import { Button } from '@/components/ui/button'
import { SkeletonLines } from '@/components/ui/skeleton'
import { licenseKeys } from '@/lib/wire/license-keys'
import { RotateKey } from './rotate-key'

type Props = { project_id: string; name: string; mayManage: boolean }

/** The key that apps verify tokens with, and the way to a new one. */
export function SigningKey({ project_id, name, mayManage }: Props) {
  const t = useTranslations('Desk.Settings')
  const kit = useTranslations('Desk.Kit')
  const { data, error, refetch } = useEndpoint(licenseKeys.publicKey, { query: { project_id } })
  if (error?.code === 'NOT_FOUND') return <p className="text-soft">{t('no_signing_key')}</p>
  if (error)
    return (
      <Button type="button" onClick={() => void refetch()}>
        {kit('retry')}
      </Button>
    )
  if (!data) return <SkeletonLines />

  const { kid, public_key, jwks_url, created_at } = data.data
  return (
    <div className="grid gap-4">
      <Facts
        rows={[
          [
            t('kid'),
            <code key="kid" className="font-mono text-13">
              {kid}
            </code>,
          ],
          [t('algorithm'), 'Ed25519 (EdDSA)'],
          [t('made'), <Moment key="at" at={created_at} exact />],
        ]}
      />
      <SecretLine label={t('public_key')} secret={public_key.trim()} copy={t('public_key_copy')} />
      <SecretLine label={t('jwks')} secret={jwks_url} copy={t('jwks_copy')} />
      {mayManage && (
        <div className="flex flex-wrap gap-2">
          <RotateKey project_id={project_id} name={name} />
          <RotateKey project_id={project_id} name={name} compromised />
        </div>
      )}
    </div>
  )
}
