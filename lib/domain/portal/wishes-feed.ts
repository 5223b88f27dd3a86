import 'server-only'
import { getOpenProject } from '@/lib/domain/projects/find-project'
import { publicWishes } from '@/lib/domain/wishes/conditions'
import { readWishes } from '@/lib/domain/wishes/read-wishes'
import { selectWishes } from '@/lib/domain/wishes/select-wishes'
import { attribute, html, summary, text } from './feed-text'
import { newFeed } from './new-feed'

const MOST = 50

/** The 50 newest public wishes of a project as an Atom feed (RFC 4287). */
export async function wishesFeed(project_id: string): Promise<string> {
  const project = await getOpenProject(project_id)
  const rows = await newestWishes(project_id)
  const changes = [project.created_at, ...rows.map(({ updated_at }) => updated_at)]
  const { feed, board } = newFeed(project, { page: 'wishes', changes })
  for (const wish of rows) {
    feed.addItem({
      id: `urn:uuid:${wish.id}`,
      link: `${board}/${wish.slug}`,
      title: html(wish.title),
      description: summary(wish.description),
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
