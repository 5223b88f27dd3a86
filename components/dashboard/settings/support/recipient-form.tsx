'use client'

import { useTranslations } from 'next-intl'
import { WholeForm } from '@/components/contract-form/whole-form'
import { Facts } from '@/components/dashboard/settings/facts'
import { type KnownProject, useProject } from '@/components/dashboard/settings/use-project'
import { useUnsavedForm } from '@/components/dashboard/unsaved/use-unsaved-form'
import { projects } from '@/lib/contract/projects'

/** Who of the team is mailed when somebody asks or answers. */
export function RecipientForm({ initial, mayManage }: { initial: KnownProject; mayManage: boolean }) {
  const t = useTranslations('Desk.Settings')
  const project = useProject(initial)
  const { id, support_recipient } = project
  const { ref, onChange, sending, kept, shown } = useUnsavedForm<HTMLDivElement, typeof project>(project)
  if (!mayManage) return <Facts rows={[[t('recipient'), support_recipient ?? t('nobody')]]} />
  return (
    <div ref={ref} onChange={onChange} className="max-w-md">
      <WholeForm
        key={shown.support_recipient}
        endpoint={projects.update}
        params={{ id }}
        values={{ support_recipient: support_recipient ?? '' }}
        fields={{ support_recipient: { label: t('recipient'), hint: t('recipient_hint'), control: 'line' } }}
        verb={t('save')}
        verbLook="quiet"
        said={t('saved')}
        invalidates={[projects.get]}
        onSend={sending}
        done={() => kept()}
      />
    </div>
  )
}
