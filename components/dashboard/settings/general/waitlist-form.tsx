'use client'

import { useTranslations } from 'next-intl'
import { Facts } from '@/components/dashboard/settings/facts'
import { SettingForm } from '@/components/dashboard/settings/setting-form'
import { type KnownProject, useProject } from '@/components/dashboard/settings/use-project'
import { Switch } from '@/components/ui/switch'
import { TextField } from '@/components/ui/text-field'

type Props = { initial: KnownProject; mayManage: boolean }

/** Whether joining is confirmed, and how far a friend who joins moves somebody up. */
export function WaitlistForm({ initial, mayManage }: Props) {
  const t = useTranslations('Desk.Settings')
  const { id, settings } = useProject(initial)
  if (!mayManage)
    return (
      <Facts
        rows={[
          [t('waitlist_confirmation'), t(settings.waitlist_confirmation ? 'on' : 'off')],
          [t('referral_boost'), String(settings.referral_boost_hours)],
        ]}
      />
    )
  return (
    <SettingForm
      id={id}
      settings={settings}
      label={t('waitlist')}
      read={(form) => ({
        waitlist_confirmation: form.get('confirmation') === 'true',
        referral_boost_hours: Number(String(form.get('hours')).trim() || 'x'),
      })}
    >
      {({ waitlist_confirmation, referral_boost_hours }, wrong) => (
        <>
          <Switch
            key={String(waitlist_confirmation)}
            name="confirmation"
            label={t('waitlist_confirmation')}
            hint={t('waitlist_confirmation_hint')}
            defaultChecked={waitlist_confirmation}
          />
          <TextField
            key={referral_boost_hours}
            name="hours"
            label={t('referral_boost')}
            hint={t('referral_boost_hint')}
            inputMode="numeric"
            defaultValue={String(referral_boost_hours)}
            error={wrong('referral_boost_hours') && t('referral_boost_wrong')}
          />
        </>
      )}
    </SettingForm>
  )
}
