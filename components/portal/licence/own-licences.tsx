import { useTranslations } from 'next-intl'
import { type ComponentProps, useId } from 'react'
import type { PortalLicense } from '@/lib/contract/license-key'
import { byUse } from './by-use'
import { OwnLicence } from './own-licence'

type Props = Omit<ComponentProps<typeof OwnLicence>, 'licence'> & { licences: PortalLicense[] }

/** The licences of whoever is signed in: those that are good for something, and below them those that are over. */
export function OwnLicences({ licences, ...shared }: Props) {
  const t = useTranslations('Licence')
  const heading = useId()
  const { present, over } = byUse(licences)
  const list = (some: PortalLicense[]) =>
    some.map((licence) => <OwnLicence key={licence.id} licence={licence} {...shared} />)
  return (
    <>
      {licences.some(({ devices }) => devices.length > 0) && (
        <p className="max-w-prose pb-5 text-14 text-pretty text-soft">{t('free_means')}</p>
      )}
      {present.length > 0 && (
        <section aria-label={t('mine')} className="grid gap-5 pb-10">
          {list(present)}
        </section>
      )}
      {over.length > 0 && (
        <section aria-labelledby={heading} className="grid gap-5 pb-10">
          <h2 id={heading} className="text-14 font-medium">
            {t('over')}
          </h2>
          {list(over)}
        </section>
      )}
    </>
  )
}
