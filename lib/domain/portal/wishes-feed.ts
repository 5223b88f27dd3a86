import 'server-only'
import { Feed } from 'feed'
import { clock } from '@/lib/clock'
import { wishListQuery } from '@/lib/contract/wishes'
import { getProject } from '@/lib/domain/projects/find-project'
import { listPublicWishes } from '@/lib/domain/wishes/list-public-wishes'
import { env } from '@/lib/env'

/** The 50 newest public wishes of a project as an Atom feed (RFC 4287). */
export async function wishesFeed(project_id: string): Promise<string> {
  const project = await getProject(project_id)
  const query = wishListQuery.parse({ project_id, sort_by: 'created_at', per_page: '50' })
  const { rows } = await listPublicWishes(project_id, query, {})
  const board = `${env.BASE_URL}/p/${project.slug}/wishes`
  const name = printable(project.customization.name ?? project.name)
  const newest = rows.map(({ updated_at }) => updated_at.getTime())

  const feed = new Feed({
    id: board,
    link: board,
    title: name,
    description: printable(project.customization.tagline ?? ''),
    updated: newest.length > 0 ? new Date(Math.max(...newest)) : clock.now(),
    feedLinks: { atom: `${env.BASE_URL}/portal/wishes.atom?project_id=${project_id}` },
    author: { name },
    copyright: '',
    generator: 'Frontdesk',
  })
  for (const wish of rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())) {
    const link = `${board}/${wish.slug}`
    feed.addItem({
      id: `urn:uuid:${wish.id}`,
      link,
      title: html(wish.title),
      description: html(wish.description),
      date: wish.updated_at,
      published: wish.created_at,
      ...(wish.author_name && { author: [{ name: printable(wish.author_name) }] }),
      ...(wish.category && { category: [{ name: printable(wish.category.name) }] }),
    })
  }
  return feed.atom1()
}

/** Plain text where the feed takes HTML, so that what somebody wrote is shown and not run. */
function html(text: string): string {
  return printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The text without what XML 1.0 cannot carry (its section 2.2). */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
