'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { DeskProject } from '@/components/dashboard/person/desk-member'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { MintDialog } from './mint-dialog'

/** What one comes to the licences for, beside looking. */
export function LicencesVerbs({ project }: { project: DeskProject }) {
  const t = useTranslations('Desk.Licences')
  return (
    <>
      <ButtonLink href={`/dashboard/p/${project.slug}/licences/import`}>{t('import')}</ButtonLink>
      <MintDialog
        project={project}
        trigger={
          <Button type="button" look="filled">
            <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
            {t('mint')}
          </Button>
        }
      />
    </>
  )
}
