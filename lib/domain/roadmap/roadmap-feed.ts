import 'server-only'
import { attribute, html, summary } from '@/lib/domain/portal/feed-text'
import { newFeed } from '@/lib/domain/portal/new-feed'
import type { Looker } from './require-seen'
import { seeRoadmap, selectCards } from './see-cards'

const MOST = 50

/** The 50 cards of a project's roadmap that changed last, as an Atom feed (RFC 4287), for whoever may see the roadmap. */
export async function roadmapFeed(project_id: string, looker: Looker): Promise<string> {
  const { roadmap, project, portal } = await seeRoadmap(project_id, looker)
  const rows = await selectCards(project_id, portal, {
    orderBy: [{ updated_at: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  const changes = [roadmap.updated_at, ...rows.map(({ updated_at }) => updated_at)]
  const { name: title, description } = roadmap
  const { feed } = newFeed(project, { page: 'roadmap', title, description, changes })
  for (const { id, title, description, link, column, created_at, updated_at } of rows) {
    feed.addItem({
      id: `urn:uuid:${id}`,
      link,
      title: html(title),
      description: summary(description),
      date: updated_at,
      published: created_at,
      ...(column && { category: [{ term: column.status ?? column.id, name: attribute(column.name) }] }),
    })
  }
  return feed.atom1()
}
