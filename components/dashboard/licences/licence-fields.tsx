'use client'

import { useTranslations } from 'next-intl'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import type { LicenseKey } from '@/lib/contract/license-key'
import { dayOf, type ReadLicence } from './read-licence'

type Known = Pick<LicenseKey, 'plan' | 'max_devices' | 'expires_at' | 'metadata'>
type Props = { known?: Known; wrong: ReadLicence['wrong']; problems?: Record<string, string> }

const example = '{"order": 4711}'

/** What every licence has; `readLicence` reads it. */
export function LicenceFields({ known, wrong, problems = {} }: Props) {
  const t = useTranslations('Desk.Licences')
  const seats = known ? known.max_devices : 1
  const metadata = known && Object.keys(known.metadata).length > 0 ? JSON.stringify(known.metadata, null, 2) : ''
  return (
    <>
      <TextField
        name="plan"
        label={t('plan')}
        defaultValue={known?.plan ?? ''}
        error={problems.plan}
        maxLength={200}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="max_devices"
          label={t('seats_field')}
          hint={t('seats_hint')}
          inputMode="numeric"
          defaultValue={seats === null ? '' : String(seats)}
          error={wrong.max_devices ? t('seats_wrong') : problems.max_devices}
          autoComplete="off"
        />
        <TextField
          name="expires_at"
          type="date"
          label={t('until_field')}
          hint={t('until_hint')}
          defaultValue={known?.expires_at ? dayOf(known.expires_at) : ''}
          error={wrong.expires_at ? t('until_wrong') : problems.expires_at}
        />
      </div>
      <TextArea
        name="metadata"
        label={t('metadata')}
        hint={t('metadata_hint', { example })}
        defaultValue={metadata}
        error={wrong.metadata ? t('metadata_wrong') : problems.metadata}
        rows={2}
      />
    </>
  )
}
