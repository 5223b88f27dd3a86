import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { findForm } from '@/app/(portal)/p/[project]/forms/known-form'
import { knownParts, projectWith } from '@/app/(portal)/p/[project]/known-project'
import { newGuard } from '@/app/(portal)/p/[project]/new-guard'
import { DeskPage } from '@/components/portal/support/desk-page'
import { newKey } from '@/components/portal/support/sending'
import { ask } from './ask'
import { currentAddress } from './current-proofs'
import { find } from './find'
import { openedHere } from './opened-here'
import { privateMetadata } from './private-metadata'

type Props = { params: Promise<{ project: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [project, t] = await Promise.all([projectWith('support', params), getTranslations('Support')])
  return privateMetadata(project, t('desk'))
}

export default async function Page({ params }: Props) {
  const project = await projectWith('support', params)
  const [address, guard, opened, parts, ...forms] = await Promise.all([
    currentAddress(project.id),
    newGuard(project.id),
    openedHere(project.id),
    knownParts(project),
    ...project.customization.support_forms.map((id) => findForm(project.id, 'support', id)),
  ])
  const open = forms.flatMap((form) => (form?.enabled ? [{ id: form.id, name: form.name }] : []))

  return (
    <DeskPage
      project={project}
      forms={open}
      address={address}
      guard={guard}
      requestKey={newKey()}
      opened={opened}
      hasHelp={parts.includes('help')}
      ask={ask}
      find={find}
    />
  )
}
