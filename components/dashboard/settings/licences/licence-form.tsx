'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Facts } from '@/components/dashboard/settings/facts'
import { SettingForm } from '@/components/dashboard/settings/setting-form'
import { type KnownProject, useProject } from '@/components/dashboard/settings/use-project'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'

const HOUR = 3_600
const DAY = 24 * HOUR
const usual = [HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 90 * DAY]

/** What stands before new keys, and how long a device's token is good. */
export function LicenceForm({ initial, mayManage }: { initial: KnownProject; mayManage: boolean }) {
  const t = useTranslations('Desk.Settings')
  const format = useFormatter()
  const { id, settings } = useProject(initial)
  const { entitlement_ttl_seconds: ttl, license_key_prefix: prefix } = settings
  const words = (seconds: number) =>
    seconds % DAY === 0
      ? format.number(seconds / DAY, { style: 'unit', unit: 'day', unitDisplay: 'long' })
      : format.number(seconds / HOUR, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  if (!mayManage)
    return (
      <Facts
        rows={[
          [t('ttl'), words(ttl)],
          [t('prefix'), prefix ?? '–'],
        ]}
      />
    )

  const choices = usual.includes(ttl) ? usual : [...usual, ttl].toSorted((one, other) => one - other)
  return (
    <SettingForm
      id={id}
      settings={settings}
      label={t('keys_and_tokens')}
      read={(form) => ({
        entitlement_ttl_seconds: Number(form.get('ttl')),
        license_key_prefix: String(form.get('prefix')).trim() || null,
      })}
    >
      {(shown, wrong) => (
        <>
          <Select
            key={shown.entitlement_ttl_seconds}
            name="ttl"
            label={t('ttl')}
            hint={t('ttl_hint')}
            defaultValue={String(shown.entitlement_ttl_seconds)}
            options={choices.map((seconds) => ({ value: String(seconds), label: words(seconds) }))}
          />
          <TextField
            key={shown.license_key_prefix}
            name="prefix"
            label={t('prefix')}
            hint={t('prefix_hint')}
            placeholder="ACME"
            defaultValue={shown.license_key_prefix ?? ''}
            maxLength={8}
            error={wrong('license_key_prefix') && t('prefix_wrong')}
          />
        </>
      )}
    </SettingForm>
  )
}
