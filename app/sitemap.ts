import type { MetadataRoute } from 'next'
import { helpHref } from '@/components/portal/help/help-href'
import { wishHref } from '@/components/portal/wish-href'
import { wishListQuery } from '@/lib/contract/wish-input'
import { findArticles } from '@/lib/domain/help/portal/find-articles'
import { findProject } from '@/lib/domain/projects/find-project'
import { listPortals } from '@/lib/domain/projects/list-portals'
import { type Part, shownParts } from '@/lib/domain/projects/portal-parts'
import { listPublicWishes } from '@/lib/domain/wishes/list-public-wishes'
import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

const PER_PAGE = 100
const PAGES = 10

/** The entrance, each portal's front and public rooms, the 1,000 newest wishes of each, and 1,000 articles of each help center. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const portals = await listPortals()
  const entries = await Promise.all(portals.map(({ slug }) => portalEntries(slug)))
  return [{ url: env.BASE_URL }, ...entries.flat()]
}

async function portalEntries(slug: string): Promise<MetadataRoute.Sitemap> {
  const project = await findProject(slug)
  if (!project) return []

  const parts = await shownParts(project)
  const front = `${env.BASE_URL}/p/${slug}`
  const rooms = (['roadmap', 'forms', 'waitlist'] satisfies Part[]).filter((room) => parts.includes(room))
  return [
    { url: front },
    ...rooms.map((room) => ({ url: `${front}/${room}` })),
    ...(parts.includes('wishes') ? await boardEntries(project.id, slug) : []),
    ...(parts.includes('help') ? await helpEntries(project.id, slug) : []),
  ]
}

async function boardEntries(project_id: string, slug: string): Promise<MetadataRoute.Sitemap> {
  const entries: MetadataRoute.Sitemap = [{ url: `${env.BASE_URL}/p/${slug}/wishes` }]
  for (let page = 1; page <= PAGES; page += 1) {
    const query = wishListQuery.parse({
      project_id,
      sort_by: 'created_at',
      page: String(page),
      per_page: String(PER_PAGE),
    })
    const { rows, total } = await listPublicWishes(project_id, query, {})
    entries.push(
      ...rows.map((wish) => ({ url: env.BASE_URL + wishHref(slug, wish.slug), lastModified: wish.updated_at })),
    )
    if (page * PER_PAGE >= total) break
  }
  return entries
}

async function helpEntries(project_id: string, slug: string): Promise<MetadataRoute.Sitemap> {
  const entries: MetadataRoute.Sitemap = []
  for (let page = 1; page <= PAGES; page += 1) {
    const { rows, total } = await findArticles(project_id, { search: null, page, per_page: PER_PAGE })
    entries.push(
      ...rows.map((article) => ({
        url: env.BASE_URL + helpHref(slug, article.slug),
        lastModified: article.updated_at,
      })),
    )
    if (page * PER_PAGE >= total) break
  }
  return entries.length > 0 ? [{ url: env.BASE_URL + helpHref(slug) }, ...entries] : []
}
