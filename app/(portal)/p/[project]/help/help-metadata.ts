import type { Metadata } from 'next'
import { shownName } from '@/components/portal/project'
import type { PortalProject } from '@/lib/domain/projects/find-project'
import { plainText } from '@/lib/plain-text'

const LINE = 160

type About = { title: string; description: string | null; canonical: string; hidden?: boolean }

/** What a page of the help center says of itself. */
export function helpMetadata(project: PortalProject, { title, description: text, canonical, hidden }: About): Metadata {
  const siteName = shownName(project)
  const description = plainText(text ?? '').slice(0, LINE) || title
  return {
    title: { absolute: `${title} · ${siteName}` },
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, siteName, type: 'website' },
    ...(hidden && { robots: { index: false } }),
  }
}
