import 'server-only'
import type { readWishes } from '@/lib/domain/wishes/read-wishes'
import type { roadmap_item } from '@/prisma/client/client'
import type { FoundRoadmap } from './find-roadmap'

type Wish = Awaited<ReturnType<typeof readWishes>>[number]

/** A card as it is answered: what it has of its own, else its wish's, and the counts that the roadmap shows. */
export function shownItem(
  { show_vote_counts, show_comments }: FoundRoadmap,
  item: roadmap_item,
  wish: Wish | null,
  sort_order: number,
) {
  return {
    ...item,
    column_id: item.column_id ?? '',
    title: item.title ?? wish?.title ?? '',
    description: item.description ?? wish?.description ?? null,
    sort_order,
    vote_count: show_vote_counts ? (wish?.vote_count ?? 0) : null,
    comment_count: show_comments ? (wish?.comment_count ?? 0) : null,
    wish,
  }
}
