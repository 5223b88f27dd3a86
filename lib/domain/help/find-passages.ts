import 'server-only'
import { db } from '@/lib/db'
import { liveCollection } from './live-collection'
import { rankChunks } from './retrieval/rank-chunks'
import { readQuestion } from './retrieval/read-question'

export type Passage = {
  article_id: string
  title: string
  slug: string
  heading: string
  /** Markdown, as it stands in the article. */
  text: string
  score: number
}

/**
 * The passages of a project's published articles that fit a question, best first (BM25), and `coverage`: how much of what
 * the question tells (0 to 1, rare words count more) stands in the article of the best one.
 */
export async function findPassages(
  project_id: string,
  question: string,
  limit = 6,
): Promise<{ passages: Passage[]; coverage: number }> {
  const live = await liveCollection(project_id)
  const forms = live ? await readQuestion(live, question) : []
  if (!live || forms.length === 0) return { passages: [], coverage: 0 }

  const ranked = await rankChunks(live, forms, limit)
  const found = await db.help_chunk.findMany({
    where: { project_id, id: { in: ranked.map(({ id }) => id) } },
    select: { id: true, heading: true, text: true, article: { select: { title: true, slug: true } } },
  })
  const chunks = new Map(found.map((chunk) => [chunk.id, chunk]))
  const passages = ranked.flatMap(({ id, article_id, score }) => {
    const chunk = chunks.get(id)
    return chunk ? { article_id, ...chunk.article, heading: chunk.heading, text: chunk.text, score } : []
  })
  return { passages, coverage: ranked[0]?.coverage ?? 0 }
}
