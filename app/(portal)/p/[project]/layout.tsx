import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { accentVariables } from '@/components/portal/accent'
import { PortalMain } from '@/components/portal/portal-main'
import { PortalNav } from '@/components/portal/portal-nav'
import { shownName } from '@/components/portal/project'
import { ProjectLogo } from '@/components/portal/project-logo'
import { findProject } from '@/lib/domain/projects/find-project'
import { hasHelp } from './help/has-help'
import { hasLicences } from './licence/has-licences'

type Props = { params: Promise<{ project: string }>; children: ReactNode }

/** Every page of a portal wears its project's accent, and leads to the other rooms. */
export default async function Layout({ params, children }: Props) {
  const project = await findProject((await params).project)
  if (!project) notFound()
  const [help, licences] = await Promise.all([hasHelp(project.id), hasLicences(project.id)])

  return (
    <div style={accentVariables(project.customization.accent_color)} className="accented flex grow flex-col">
      <PortalNav
        slug={project.slug}
        name={shownName(project)}
        logo={<ProjectLogo project={project} size="small" />}
        rooms={['wishes', ...(help ? ['help' as const] : []), 'support', ...(licences ? ['licence' as const] : [])]}
      />
      <PortalMain>{children}</PortalMain>
    </div>
  )
}
