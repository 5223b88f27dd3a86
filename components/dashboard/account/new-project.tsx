'use client'

import { useTranslations } from 'next-intl'
import { ContractForm } from '@/components/contract-form'
import { useAsked } from '@/components/dashboard/kit/use-asked'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { teamProjects } from '@/lib/wire/team-projects'

/** Makes a project and goes there. */
export function NewProject({ base }: { base: string }) {
  const t = useTranslations('Desk.Account')
  const [open, setOpen] = useAsked('new')
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
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
