import 'server-only'
import { db } from '@/lib/db'
import { nearTerms } from '@/lib/domain/search/near-terms'

/** A term that stands for a word of the question, and how well it does. */
export type Form = { word: string; term: string; weight: number }

type Collection = { id: string; project_id: string }
type Word = { word: string; next: string | null; stems: string[]; known: boolean }

const READ = 4_000
const MOST_WORDS = { question: 40, search: 12 }
const SHORTEST_START = 2
const SHORTEST_PART = 5
const SHORTEST_REST = 3

const weights = { word: 1, stem: 0.9, start: 0.6, near: 0.5 }

/**
 * The words of a text that tell something, up to 40 of a question and 12 of a search, each with the terms of the collection that
 * stand for it: itself, its stem, both halves of a compound, and, where no article has it, what is near it or in it. A word of a
 * search stands also for what it begins, where no article has it or somebody may still be typing it.
 */
export async function readQuestion(
  { id: collection_id, project_id }: Collection,
  text: string,
  kind: 'question' | 'search' = 'question',
): Promise<Form[]> {
  const all = await readWords(project_id, collection_id, text.slice(0, READ).toWellFormed())
  const telling = [...new Map(all.filter(({ stems }) => stems.length > 0).map((word) => [word.word, word])).values()]
  const chosen = telling.slice(0, MOST_WORDS[kind])
  const unknown = chosen.filter(({ known }) => !known).map(({ word }) => word)
  const near = await nearTerms('help_word', project_id, unknown)
  const unfinished = kind === 'search' ? [...new Set([...unknown, ...chosen.slice(-1).map(({ word }) => word)])] : []
  const begun = await termsBegun(project_id, unfinished)
  const parts = new Map(unknown.map((word) => [word, longParts(word)]))
  const stems = await stemsOf(
    project_id,
    [near, begun, parts].flatMap((terms) => [...terms.values()].flat()),
  )
  const stemmed = (terms: string[] = []) => terms.flatMap((term) => stems.get(term) ?? [])

  return chosen.flatMap(({ word, next, stems: own }) => {
    const forms = new Map<string, number>()
    const add = (terms: string[], weight: number) => {
      for (const term of terms) forms.set(term, Math.max(weight, forms.get(term) ?? 0))
    }
    const before = all.filter((each) => each.next === word)
    add([word, ...(next ? [word + next] : []), ...before.map((each) => each.word + word)], weights.word)
    add(own, weights.stem)
    add(stemmed(begun.get(word)), weights.start)
    add(stemmed([...(near.get(word) ?? []), ...(parts.get(word) ?? [])]), weights.near)
    return [...forms].map(([term, weight]) => ({ word, term, weight }))
  })
}

/** What a compound may be made of: its beginnings and endings of five letters or more; shorter ones are in too many words by chance. */
function longParts(word: string): string[] {
  const letters = [...word]
  const cuts = Array.from({ length: Math.max(letters.length - 2 * SHORTEST_REST + 1, 0) }, (_, n) => n + SHORTEST_REST)
  return cuts
    .flatMap((cut) => [letters.slice(0, cut), letters.slice(cut)])
    .filter((part) => part.length >= SHORTEST_PART)
    .map((part) => part.join(''))
}

async function readWords(project_id: string, collection_id: string, question: string): Promise<Word[]> {
  return db.$queryRaw<Word[]>`
    SELECT word, next, stems, EXISTS (
      SELECT FROM help_term WHERE project_id = ${project_id}::uuid AND collection_id = ${collection_id}::uuid AND term = ANY (stems || word)
    ) AS known
    FROM (
      SELECT word, place, lead(word) OVER (ORDER BY place) AS next,
        tsvector_to_array(to_tsvector(search_config(project.settings ->> 'language'), word)) AS stems
      FROM project, unnest(search_words(${question})) WITH ORDINALITY AS asked (word, place)
      WHERE project.id = ${project_id}::uuid
    ) AS words ORDER BY place`
}

/** Words of the project's articles that begin with these. */
async function termsBegun(project_id: string, words: string[]): Promise<Map<string, string[]>> {
  const starts = words.filter((word) => word.length >= SHORTEST_START)
  if (starts.length === 0) return new Map()
  const rows = await db.$queryRaw<{ word: string; terms: string[] }[]>`
    SELECT word, array(
      SELECT term FROM help_word WHERE project_id = ${project_id}::uuid AND term LIKE word || '%' ORDER BY term LIMIT 20
    ) AS terms
    FROM unnest(${starts}::text[]) AS word`
  return new Map(rows.map(({ word, terms }) => [word, terms]))
}

/** What the index has of these words. */
async function stemsOf(project_id: string, words: string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map()
  const rows = await db.$queryRaw<{ word: string; stems: string[] }[]>`
    SELECT word, tsvector_to_array(to_tsvector(search_config(project.settings ->> 'language'), word)) AS stems
    FROM project, unnest(${[...new Set(words)]}::text[]) AS word WHERE project.id = ${project_id}::uuid`
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}
