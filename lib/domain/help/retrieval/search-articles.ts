import 'server-only'
import { rankChunks } from './rank-chunks'
import { readQuestion } from './read-question'

/** So many chunks are looked at for the articles they are of. */
const CHUNKS = 400

/** What fits less than this share of the best is noise. */
const NOISE = 0.25

/** The ids of a collection's articles that a text finds, best first: words, their stems and beginnings, near-misses and compounds. Any word is enough. */
export async function searchArticles(
  collection: { id: string; project_id: string },
  search: string,
): Promise<string[]> {
  const forms = await readQuestion(collection, search, 'search')
  if (forms.length === 0) return []

  const rows = await rankChunks(collection, forms, CHUNKS)
  const best = rows[0]?.score ?? 0
  return [...new Set(rows.filter(({ score }) => score >= best * NOISE).map(({ article_id }) => article_id))]
}
