'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { type Team, team } from '@/lib/wire/team'

/** What the team is called; for its owners. */
export function TeamName({ project_id, name }: { project_id: string; name: Team['name'] }) {
  const t = useTranslations('Desk.Members')
  const router = useRouter()
  return (
    <div className="max-w-md">
      <ContractForm
        key={name}
        endpoint={team.update}
        params={undefined}
        base={{ project_id }}
        values={{ name }}
        fields={{ name: { label: t('team'), hint: t('team_hint') } }}
        verb={t('team_save')}
        verbLook="quiet"
        said={t('team_saved')}
        done={() => router.refresh()}
      />
    </div>
  )
}
