'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day, Moment } from '@/components/dashboard/kit/moment'
import { TextLink } from '@/components/ui/text-link'
import type { LicenseKeyDetail } from '@/lib/contract/license-key'

/** Whose a licence is and how long it goes. */
export function LicenceFacts({ base, licence }: { base: string; licence: LicenseKeyDetail }) {
  const t = useTranslations('Desk.Licences')
  const { end_user, expires_at, metadata, created_at, updated_at, revoked_at } = licence
  const name = end_user?.name ?? end_user?.email ?? end_user?.external_id ?? end_user?.id
  const isPlain = Object.keys(metadata).length === 0
  return (
    <section className="grid gap-1.5">
      <h2 className="text-14 font-semibold">{t('facts')}</h2>
      <dl className="grid divide-y divide-line border-y border-line text-13">
        <Fact name={t('person')}>
          {end_user ? (
            <TextLink href={`${base}/people/${end_user.id}`}>
              <bdi className="break-all">{name}</bdi>
            </TextLink>
          ) : (
            <span className="text-soft">{t('no_person')}</span>
          )}
        </Fact>
        {end_user?.name && end_user.email && (
          <Fact name={t('email')}>
            <bdi className="break-all">{end_user.email}</bdi>
          </Fact>
        )}
        <Fact name={t('until')}>{expires_at ? <Day at={expires_at} /> : t('never')}</Fact>
        <Fact name={t('made')}>
          <Day at={created_at} />
        </Fact>
        <Fact name={t('changed')}>
          <Moment at={updated_at} />
        </Fact>
        {revoked_at && (
          <Fact name={t('revoked_at')}>
            <Moment at={revoked_at} exact />
          </Fact>
        )}
        <div className="grid gap-1 py-2">
          <dt className="text-soft">{t('metadata')}</dt>
          <dd>
            {isPlain ? (
              <span className="text-soft">{t('no_metadata')}</span>
            ) : (
              <pre className="font-mono text-12 whitespace-pre-wrap break-words" dir="ltr">
                {JSON.stringify(metadata, null, 2)}
              </pre>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 py-1">
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  )
}
