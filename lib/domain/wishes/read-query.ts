import 'server-only'
import { db } from '@/lib/db'
import { nearTerms } from '@/lib/domain/search/near-terms'

/** One word of a search: the lexemes that are it, those that are near it, and how much it tells. */
export type QueryWord = { word: string; exact: string[]; near: string[]; weight: number }

const MOST_WORDS = 8

/** Longer words tell more than short ones; from eight letters on a word counts whole. */
const weightOf = (word: string) => 0.4 + (0.6 * Math.min(word.length, 8)) / 8

/** The words of a search, cut to the first eight that are not mere grammar, each with what the project's own vocabulary has that is near it. */
export async function readQuery(project_id: string, search: string): Promise<QueryWord[]> {
  const all = await db.$queryRaw<{ word: string; next: string | null; stems: string[] }[]>`
    SELECT word, lead(word) OVER (ORDER BY place) AS next,
      tsvector_to_array(to_tsvector(search_config(project.settings ->> 'language'), word)) AS stems
    FROM project, unnest(search_words(${search})) WITH ORDINALITY AS query (word, place)
    WHERE project.id = ${project_id}::uuid ORDER BY place`
  const telling = all.filter(({ stems }) => stems.length > 0)
  const chosen = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS)
  const near = await nearTerms(
    'wish_term',
    project_id,
    chosen.map(({ word }) => word),
  )

  return chosen.map(({ word, stems }) => {
    const compounds = all.flatMap((each, i) =>
      each.next && (each.word === word || all[i + 1]?.word === word) ? [each.word + each.next] : [],
    )
    return {
      word,
      exact: [...new Set([word, ...stems, ...compounds])],
      near: near.get(word) ?? [],
      weight: weightOf(word),
    }
  })
}
