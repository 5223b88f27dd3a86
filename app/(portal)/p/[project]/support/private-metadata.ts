import type { Metadata } from 'next'
import { shownName } from '@/components/portal/project'
import type { PortalProject } from '@/lib/domain/projects/find-project'

/** What a page says of itself that is for one person: no search engine keeps it. */
export const privateMetadata = (project: PortalProject, title: string): Metadata => ({
  title: { absolute: `${title} · ${shownName(project)}` },
  robots: { index: false, follow: false },
})
