import type { ReactNode } from 'react'
import { knownMember } from '@/app/(dashboard)/dashboard/p/[project]/known-member'
import { DeskWords } from '@/components/dashboard/kit/desk-words'
import { SettingsNav } from '@/components/dashboard/settings/settings-nav'
import { UnsavedForms } from '@/components/dashboard/unsaved/unsaved-forms'

type Props = { params: Promise<{ project: string }>; children: ReactNode }

/** The pages of a project's settings, with the way from one to the other. */
export default async function Layout({ params, children }: Props) {
  const { project, member } = await knownMember(params)
  return (
    <DeskWords rooms={['Settings']}>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SettingsNav slug={project.slug} mayManage={member.mayManage} />
        <UnsavedForms>{children}</UnsavedForms>
      </div>
    </DeskWords>
  )
}
