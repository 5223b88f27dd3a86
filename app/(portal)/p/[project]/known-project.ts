import { notFound } from 'next/navigation'
import { findProject, type PortalProject } from '@/lib/domain/projects/find-project'

/** The project of this address; else the not-found page. */
export async function knownProject(params: Promise<{ project: string }>): Promise<PortalProject> {
  return (await findProject((await params).project)) ?? notFound()
}
