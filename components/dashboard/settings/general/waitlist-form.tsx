'use client'

import { useTranslations } from 'next-intl'
import { Facts } from '@/components/dashboard/settings/facts'
import { SettingForm } from '@/components/dashboard/settings/setting-form'
import { type KnownProject, useProject } from '@/components/dashboard/settings/use-project'
import { TextField } from '@/components/ui/text-field'

type Props = { initial: KnownProject; mayManage: boolean }

/** How far a friend who joins moves somebody up. */
export function WaitlistForm({ initial, mayManage }: Props) {
  const t = useTranslations('Desk.Settings')
  const { id, settings } = useProject(initial)
  const hours = String(settings.referral_boost_hours)
  if (!mayManage) return <Facts rows={[[t('referral_boost'), hours]]} />
  return (
    <SettingForm
      id={id}
      label={t('waitlist')}
      read={(form) => ({ referral_boost_hours: Number(String(form.get('hours')).trim() || 'x') })}
    >
      {(wrong) => (
        <TextField
          key={hours}
          name="hours"
          label={t('referral_boost')}
          hint={t('referral_boost_hint')}
          inputMode="numeric"
          defaultValue={hours}
          error={wrong('referral_boost_hours') && t('referral_boost_wrong')}
        />
      )}
    </SettingForm>
  )
}
