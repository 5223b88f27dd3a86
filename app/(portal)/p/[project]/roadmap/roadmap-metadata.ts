import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { shownName } from '@/components/portal/project'
import { roadmapHref } from '@/components/portal/roadmap/roadmap-href'
import { roadmapName } from '@/components/portal/roadmap/roadmap-name'
import type { Roadmap } from '@/lib/contract/roadmap-records'
import type { PortalProject } from '@/lib/domain/projects/find-project'
import { plainText } from '@/lib/plain-text'
import { feedsOf } from './feeds-of'

const LINE = 160

/** What the page says of itself; of a roadmap that somebody may not see (null), no more than that it is one. */
export async function roadmapMetadata(project: PortalProject, roadmap: Roadmap | null): Promise<Metadata> {
  const t = await getTranslations('Roadmap')
  const siteName = shownName(project)
  const title = `${roadmap ? roadmapName(roadmap.name, t('title')) : t('title')} · ${siteName}`
  const description = plainText(roadmap?.description ?? '').slice(0, LINE) || t('default_description')
  const canonical = roadmapHref(project.slug)
  const feeds = roadmap && feedsOf(roadmap)
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical,
      ...(feeds && { types: { 'application/atom+xml': [{ url: feeds.atom, title }] } }),
    },
    openGraph: { title, description, url: canonical, siteName, type: 'website' },
    ...(!feeds && { robots: { index: false } }),
  }
}
