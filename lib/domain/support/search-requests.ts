import 'server-only'
import { db, transaction } from '@/lib/db'
import { inProject } from '@/lib/domain/search/in-project'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { Prisma } from '@/prisma/client/client'
import { type RequestFilter, requestCondition } from './request-filter'

/** A word in so many texts is common: then the requests are walked in the order asked for, so many of them, until so many are found. */
export const COMMON = 5_000
export const WALKED = 20_000
const MOST_FOUND = 1_000
const MOST_WORDS = 8
const LARGEST_NUMBER = 2_147_483_647

/**
 * The ids of the requests that a text finds, in the order asked for: the one with that number, and those whose subject,
 * description, messages and customer (by name and address) have all the words, or words that begin so. What it reads is
 * bounded, whatever the text.
 */
export async function searchRequests(filter: RequestFilter, search: string, order: Prisma.Sql): Promise<string[]> {
  const number = numberIn(search)
  const words = search.trim().startsWith('#') && number ? [] : await readWords(filter.project_id, search)
  return transaction(async () => {
    // A word in every fifth text looks to the planner as if the whole table were worth reading; the text index stops sooner.
    await readNoFurther()
    const rarest = await rarestOf(filter.project_id, words)
    const gathered = () => ids(gatherStatement(filter, words, order, { driver: rarest?.query, number }))
    if (!rarest || rarest.count <= COMMON) return gathered()

    const met = await ids(walkStatement(filter, words, order))
    if (met.length >= MOST_FOUND) return met
    return ids(Prisma.sql`
      SELECT id FROM support_request AS request WHERE id = ANY(${[...met, ...(await gathered())]}::uuid[]) ORDER BY ${order}`)
  })
}

const ids = async (statement: Prisma.Sql) => (await db.$queryRaw<{ id: string }[]>(statement)).map(({ id }) => id)

/** The requests that hold the driving word, or have the number, each looked at. */
export function gatherStatement(
  filter: RequestFilter,
  words: Prisma.Sql[],
  order: Prisma.Sql,
  { driver, number }: { driver: Prisma.Sql | undefined; number: number | null },
): Prisma.Sql {
  const named = Prisma.sql`SELECT id FROM support_request WHERE project_id = ${filter.project_id}::uuid AND number = ${number}::int`
  const holding = driver
    ? Prisma.sql`
      SELECT id FROM (
        SELECT DISTINCT support_request_id AS id FROM (
          SELECT support_request_id FROM support_document WHERE project_id = ${filter.project_id}::uuid AND body @@ ${inProject(filter.project_id, driver)} LIMIT ${COMMON}::int
        ) AS document
      ) AS request WHERE ${hasAll(words)}`
    : Prisma.sql`SELECT NULL::uuid AS id WHERE false`
  return Prisma.sql`
    WITH found AS MATERIALIZED (${named} UNION ${holding})
    SELECT request.id FROM found, LATERAL (
      SELECT * FROM support_request AS request WHERE request.id = found.id AND ${requestCondition(filter)} OFFSET 0
    ) AS request ORDER BY ${order}`
}

/** The requests that hold common words, met on a walk along the order. */
export function walkStatement(filter: RequestFilter, words: Prisma.Sql[], order: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT request.id FROM (
      SELECT * FROM support_request AS request WHERE ${requestCondition(filter)} ORDER BY ${order} LIMIT ${WALKED}::int
    ) AS request WHERE ${hasAll(words)} ORDER BY ${order} LIMIT ${MOST_FOUND}::int`
}

/** That each word stands somewhere in the request's texts. OFFSET 0 keeps it a look-up by the request. */
function hasAll(words: Prisma.Sql[]): Prisma.Sql {
  const has = (word: Prisma.Sql) => Prisma.sql`EXISTS (
    SELECT FROM (SELECT body FROM support_document WHERE support_request_id = request.id OFFSET 0) AS document WHERE body @@ (${word}))`
  return Prisma.join(words.map(has), ' AND ')
}

/** `42` and `#42`. */
function numberIn(search: string): number | null {
  const number = Number(/^\s*#?\s*(\d{1,10})\s*$/.exec(search)?.[1] ?? 0)
  return number >= 1 && number <= LARGEST_NUMBER ? number : null
}

/** The first eight words that are not mere grammar, as queries: the word, its stem, or a word that begins so. */
export async function readWords(project_id: string, search: string): Promise<Prisma.Sql[]> {
  const all = await db.$queryRaw<{ word: string; stems: string[] }[]>`
    SELECT word, tsvector_to_array(to_tsvector(search_config(project.settings ->> 'language'), word)) AS stems
    FROM project, unnest(search_words(${search})) WITH ORDINALITY AS query (word, place)
    WHERE project.id = ${project_id}::uuid ORDER BY place`
  const telling = all.filter(({ stems }) => stems.length > 0)
  const chosen = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS)
  // Lexemes are letters and digits only (search_words), so quoting is enough.
  return chosen.map(({ word, stems }) => {
    const lexemes = [...new Set([word, ...stems])].map((lexeme) => `'${lexeme}'`)
    return Prisma.sql`${[...lexemes, `'${word}':*`].join(' | ')}::tsquery`
  })
}

/** The word that fewest texts have, and how many do, counted no further than matters. */
async function rarestOf(project_id: string, words: Prisma.Sql[]) {
  const counted = []
  for (const query of words) {
    const [row] = await db.$queryRaw<[{ count: number }]>(countStatement(project_id, query))
    counted.push({ query, count: row.count })
  }
  return counted.sort((one, other) => one.count - other.count)[0]
}

/** How many texts have a word. */
export function countStatement(project_id: string, word: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT count(*)::int AS count FROM (
    SELECT FROM support_document WHERE project_id = ${project_id}::uuid AND body @@ ${inProject(project_id, word)} LIMIT ${COMMON + 1}::int
  ) AS counted`
}
