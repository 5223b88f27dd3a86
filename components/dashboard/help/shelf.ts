import type { z } from 'zod'
import type { HelpArticle, HelpFlow } from '@/lib/contract/help'

type Article = z.output<typeof HelpArticle>

/** An article as the shelf shows it. */
export type ShelfArticle = Pick<Article, 'id' | 'title' | 'slug' | 'article_type' | 'is_published' | 'updated_at'>

/** A flow with its articles in their order. */
export type ShelfFlow = z.output<typeof HelpFlow> & { articles: ShelfArticle[] }

/** The flows with one of them at another place. */
export function movedFlow(flows: ShelfFlow[], id: string, place: number): ShelfFlow[] {
  const flow = flows.find((each) => each.id === id)
  if (!flow) return flows
  return flows.filter((each) => each !== flow).toSpliced(Math.max(0, place), 0, flow)
}

/** The flows with an article in another place, of its own flow or another; `place` counts the others there. */
export function movedArticle(flows: ShelfFlow[], id: string, flow_id: string, place: number): ShelfFlow[] {
  const article = flows.flatMap(({ articles }) => articles).find((each) => each.id === id)
  if (!article) return flows
  return flows.map((flow) => {
    const others = flow.articles.filter((each) => each.id !== id)
    if (flow.id !== flow_id) return others.length === flow.articles.length ? flow : { ...flow, articles: others }
    return { ...flow, articles: others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, article) }
  })
}
