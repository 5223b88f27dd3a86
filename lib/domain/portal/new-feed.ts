import 'server-only'
import { Feed } from 'feed'
import type { PortalProject } from '@/lib/domain/projects/find-project'
import { env } from '@/lib/env'
import { text } from './feed-text'

/** A page of the portal and the feed that follows it; `changes` are the moments of which the last is the feed's. */
type About = { page: 'wishes' | 'roadmap'; title?: string; description?: string | null; changes: Date[] }

/** An Atom feed (RFC 4287) about a page of a project's portal, still without entries, and the page's address. */
export function newFeed(project: PortalProject, { page, title, description, changes }: About) {
  const { id, slug, customization } = project
  const board = `${env.BASE_URL}/p/${slug}/${page}`
  const name = text(customization.name ?? project.name)
  const feed = new Feed({
    id: board,
    link: board,
    title: title === undefined ? name : `${name}: ${text(title)}`,
    description: text(description ?? customization.tagline ?? ''),
    updated: new Date(Math.max(...changes.map(Number))),
    feedLinks: { atom: `${env.BASE_URL}/portal/${page}.atom?project_id=${id}` },
    author: { name },
    copyright: '',
    generator: 'Frontdesk',
  })
  return { feed, board }
}
