import 'server-only'
import { Feed } from 'feed'
import { getProject } from '@/lib/domain/projects/find-project'
import { publicWishes } from '@/lib/domain/wishes/conditions'
import { readWishes } from '@/lib/domain/wishes/read-wishes'
import { selectWishes } from '@/lib/domain/wishes/select-wishes'
import { env } from '@/lib/env'

const MOST = 50

/** The 50 newest public wishes of a project as an Atom feed (RFC 4287). */
export async function wishesFeed(project_id: string): Promise<string> {
  const project = await getProject(project_id)
  const rows = await newestWishes(project_id)
  const board = `${env.BASE_URL}/p/${project.slug}/wishes`
  const name = text(project.customization.name ?? project.name)
  const changes = [project.created_at, ...rows.map(({ updated_at }) => updated_at)].map(Number)

  const feed = new Feed({
    id: board,
    link: board,
    title: name,
    description: text(project.customization.tagline ?? ''),
    updated: new Date(Math.max(...changes)),
    feedLinks: { atom: `${env.BASE_URL}/portal/wishes.atom?project_id=${project_id}` },
    author: { name },
    copyright: '',
    generator: 'Frontdesk',
  })
  for (const wish of rows) {
    const link = `${board}/${wish.slug}`
    feed.addItem({
      id: `urn:uuid:${wish.id}`,
      link,
      title: html(wish.title),
      description: html(wish.description),
      date: wish.updated_at,
      published: wish.created_at,
      ...(wish.author_name && { author: [{ name: text(wish.author_name) }] }),
      ...(wish.category && { category: [{ term: wish.category.slug, name: attribute(wish.category.name) }] }),
    })
  }
  return feed.atom1()
}

/** Pinned wishes lead every list of ours; a feed has them in their place. */
async function newestWishes(project_id: string) {
  const order = { sort_by: 'created_at', sort_order: 'desc', page: 1, per_page: MOST } as const
  const lists = [true, false].map((is_pinned) => selectWishes({ ...publicWishes(project_id), is_pinned }, order))
  const rows = await readWishes((await Promise.all(lists)).flatMap(({ ids }) => ids))
  return rows.sort((a, b) => Number(b.created_at) - Number(a.created_at)).slice(0, MOST)
}

/** Plain text where the feed takes HTML, so that what somebody wrote is shown and not run. */
function html(value: string): string {
  return text(value).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Text for an element: the library takes one `&amp;` for an ampersand. */
function text(value: string): string {
  return printable(value).replaceAll('&', '&amp;')
}

/** Text for an attribute: the library escapes all but `<`, which may not stand there. */
function attribute(value: string): string {
  return printable(value).replaceAll('<', '‹')
}

/** The text without what XML 1.0 cannot carry (its section 2.2). */
function printable(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
  return value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
