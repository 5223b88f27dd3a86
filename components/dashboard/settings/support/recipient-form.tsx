'use client'

import { useTranslations } from 'next-intl'
import { WholeForm } from '@/components/contract-form/whole-form'
import { Facts } from '@/components/dashboard/settings/facts'
import { type KnownProject, useProject } from '@/components/dashboard/settings/use-project'
import { projects } from '@/lib/contract/projects'

/** Who of the team is mailed when somebody asks or answers. */
export function RecipientForm({ initial, mayManage }: { initial: KnownProject; mayManage: boolean }) {
  const t = useTranslations('Desk.Settings')
  const { id, support_recipient } = useProject(initial)
  if (!mayManage) return <Facts rows={[[t('recipient'), support_recipient ?? t('nobody')]]} />
  return (
    <div className="max-w-md">
      <WholeForm
        key={support_recipient}
        endpoint={projects.update}
        params={{ id }}
        values={{ support_recipient: support_recipient ?? '' }}
        fields={{ support_recipient: { label: t('recipient'), hint: t('recipient_hint'), control: 'line' } }}
        verb={t('save')}
        verbLook="quiet"
        said={t('saved')}
        invalidates={[projects.get]}
      />
    </div>
  )
}
