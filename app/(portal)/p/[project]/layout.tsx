import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { accentVariables } from '@/components/portal/accent'
import { PortalMain } from '@/components/portal/portal-main'
import { PortalNav } from '@/components/portal/portal-nav'
import { shownName } from '@/components/portal/project'
import { ProjectLogo } from '@/components/portal/project-logo'
import { closedToo, knownParts } from './known-project'

type Props = { params: Promise<{ project: string }>; children: ReactNode }

/** What a page says that has no title of its own, as the one of a closed room. Metadata that throws would leave the not-found page without a title. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await closedToo(params).catch(() => null)
  if (!project) return {}
  const name = shownName(project)
  return { title: { absolute: name, template: `%s · ${name}` } }
}

/** Every page of a portal wears its project's accent, and leads to the other rooms. */
export default async function Layout({ params, children }: Props) {
  const project = await closedToo(params)
  return (
    <div style={accentVariables(project.customization.accent_color)} className="accented flex grow flex-col">
      <PortalNav
        slug={project.slug}
        name={shownName(project)}
        logo={<ProjectLogo project={project} size="small" />}
        rooms={await knownParts(project)}
        closed={project.archived_at !== null}
      />
      <PortalMain>{children}</PortalMain>
    </div>
  )
}
