import type { RoadmapBoard } from '@/lib/contract/roadmap-records'
import type { Wish } from '@/lib/contract/wish'

export type ArticleInShort = { id: string; title: string; slug: string; excerpt: string }
export type ColumnOnFront = Pick<RoadmapBoard['columns'][number], 'name' | 'status' | 'item_count' | 'items'>

/** What the front page tells of each part; null or empty where that is not shown. */
export type Front = {
  wishes: Wish[] | null
  roadmap: ColumnOnFront | null
  articles: ArticleInShort[] | null
  forms: { id: string; name: string }[]
  waitlist: number | null
  support: boolean
  licence: boolean
}

/** What a search of the whole portal found. */
export type Found = {
  search: string
  articles: { rows: ArticleInShort[]; total: number }
  wishes: { rows: Wish[]; total: number }
}
