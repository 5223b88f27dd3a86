'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { SettingForm } from '@/components/dashboard/settings/setting-form'
import { type KnownProject, useProject } from '@/components/dashboard/settings/use-project'
import { TextField } from '@/components/ui/text-field'
import { StatusList, statuses } from './status-list'

/** What each status of a request means, and the project's own word for it; empty is the usual one. */
export function StatusLabels({ initial, mayManage }: { initial: KnownProject; mayManage: boolean }) {
  const t = useTranslations('Desk.Settings')
  const kit = useTranslations('Desk.Kit')
  const customers = useTranslations('Support')
  const router = useRouter()
  const { id, settings } = useProject(initial)
  if (!mayManage) return <StatusList />

  return (
    <SettingForm
      id={id}
      settings={settings}
      label={t('statuses')}
      read={(form) => ({
        support_status_labels: Object.fromEntries(statuses.map((status) => [status, form.get(status)])),
      })}
      onSaved={() => router.refresh()}
    >
      {({ support_status_labels: labels }, wrong) =>
        statuses.map((status) => (
          <TextField
            key={`${status} ${labels[status]}`}
            name={status}
            label={kit(`support_${status}`)}
            hint={t(`status_${status}`)}
            placeholder={customers(`status_${status}`)}
            defaultValue={labels[status] ?? ''}
            maxLength={40}
            error={wrong(`support_status_labels.${status}`)}
          />
        ))
      }
    </SettingForm>
  )
}
