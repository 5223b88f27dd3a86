import { notFound } from 'next/navigation'
import { cache } from 'react'
import { findAnyProject, type PortalProject } from '@/lib/domain/projects/find-project'
import { type Part, shownParts } from '@/lib/domain/projects/portal-parts'

const find = cache(findAnyProject)

/** The project of this address; else the not-found page. */
export async function knownProject(params: Promise<{ project: string }>): Promise<PortalProject> {
  const project = await closedToo(params)
  return project.archived_at ? notFound() : project
}

/** The same for what goes on when the portal is closed: also a project that is archived. */
export async function closedToo(params: Promise<{ project: string }>): Promise<PortalProject> {
  return (await find((await params).project)) ?? notFound()
}

/** The parts that its portal shows; asked for once, however many pieces of a page want to know. */
export const knownParts = cache(shownParts)

/** The project of this address, where its portal has this part; else the not-found page. What is switched on or has nothing in it yet is there; licences work on where the project is archived. */
export async function projectWith(part: Part, params: Promise<{ project: string }>): Promise<PortalProject> {
  const project = await (part === 'licence' ? closedToo : knownProject)(params)
  return project.customization.parts[part] === false ? notFound() : project
}
