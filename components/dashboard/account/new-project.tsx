'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { teamProjects } from '@/lib/contract/team-projects'

/** Makes a project and goes there. */
export function NewProject({ base }: { base: string }) {
  const t = useTranslations('Desk.Account')
  return (
    <Dialog
      title={t('project_new')}
      text={t('project_new_text')}
      trigger={
        <Button type="button" look="filled">
          {t('project_new')}
        </Button>
      }
    >
      <ContractForm
        endpoint={teamProjects.create}
        fields={{
          name: { label: t('project_name'), hint: t('project_name_hint') },
          slug: { label: t('project_slug'), hint: t('project_slug_hint', { base }) },
        }}
        verb={t('project_create')}
        done={({ data }) => window.location.assign(`/dashboard/p/${data.slug}`)}
      />
    </Dialog>
  )
}
