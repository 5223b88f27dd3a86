import 'server-only'
import { db } from '@/lib/db'
import { isNear, partsOf } from './near'

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

/** Terms of the project's vocabulary that are misspellings, longer forms or parts of the words; the trigram index finds them. */
async function nearTerms(project_id: string, words: string[]): Promise<Map<string, string[]>> {
  const long = words.filter((word) => word.length >= 3)
  const rows = await db.$queryRaw<{ word: string; term: string }[]>`
    SELECT word, found.term
    FROM unnest(${long}::text[]) AS word, LATERAL (
      (SELECT term FROM wish_term WHERE project_id = ${project_id}::uuid AND term % word ORDER BY similarity(term, word) DESC, term LIMIT 20)
      UNION
      (SELECT term FROM wish_term WHERE project_id = ${project_id}::uuid AND length(word) >= 4 AND term LIKE '%' || word || '%' LIMIT 20)
    ) AS found
    UNION
    SELECT whole.word, term
    FROM wish_term JOIN jsonb_to_recordset(${JSON.stringify(long.flatMap(partsOf))}::jsonb) AS whole (word text, part text) ON term = whole.part
    WHERE project_id = ${project_id}::uuid`
  const near = new Map<string, string[]>()
  for (const { word, term } of rows) {
    if (isNear(word, term)) near.set(word, [...(near.get(word) ?? []), term])
  }
  return near
}
