import type { Found } from '@/components/portal/front/front'
import { Wish } from '@/lib/contract/wish'
import { wishListQuery } from '@/lib/contract/wish-input'
import { findArticles } from '@/lib/domain/help/portal/find-articles'
import type { Part } from '@/lib/domain/projects/portal-parts'
import type { VoterHint } from '@/lib/domain/voter'
import { listPublicWishes } from '@/lib/domain/wishes/list-public-wishes'

const MOST = 5

/** What a search finds in the parts that are shown: the best articles and the best wishes, and how many there are of each. */
export async function searchFront(project_id: string, parts: Part[], search: string, voter: VoterHint): Promise<Found> {
  const query = wishListQuery.parse({ project_id, search, per_page: String(MOST) })
  const [articles, wishes] = await Promise.all([
    parts.includes('help') ? findArticles(project_id, { search, page: 1, per_page: MOST }) : nothing,
    parts.includes('wishes') ? listPublicWishes(project_id, query, voter) : nothing,
  ])
  return {
    search,
    articles: {
      rows: articles.rows.map(({ id, title, slug, excerpt }) => ({ id, title, slug, excerpt })),
      total: articles.total,
    },
    wishes: { rows: wishes.rows.map((row) => Wish.parse(row)), total: wishes.total },
  }
}

const nothing = { rows: [], total: 0 }
