import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { projectWith } from '@/app/(portal)/p/[project]/known-project'
import { FormIndex } from '@/components/portal/forms/form-index'
import { shownName } from '@/components/portal/project'
import { listPortalForms } from '@/lib/domain/forms/list-portal-forms'

type Props = { params: Promise<{ project: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [project, t] = await Promise.all([projectWith('forms', params), getTranslations('Forms')])
  return {
    title: { absolute: `${t('index')} · ${shownName(project)}` },
    alternates: { canonical: `/p/${project.slug}/forms` },
  }
}

export default async function Page({ params }: Props) {
  const project = await projectWith('forms', params)
  return <FormIndex project={project} forms={await listPortalForms(project)} />
}
