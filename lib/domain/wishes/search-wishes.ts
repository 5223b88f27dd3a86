import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { type WishFilter, wishCondition } from './conditions'
import { type QueryWord, readQuery } from './read-query'

/** Matches beyond these are neither ranked nor counted, so that a word that everybody uses costs no more than a rare one. */
const MOST = 1_000

/** How well one word of the query is met, best first. A hit in the title is worth more than the same in the text. */
const worth = { titleWord: 1.6, titleStart: 1.1, bodyWord: 1, bodyStart: 0.7, titleNear: 0.6, bodyNear: 0.45 }

/** A wish that meets less than this share of what the best one meets is noise. */
const NOISE = 0.4

/**
 * The ids of the wishes that a text finds, best first, then most voted: words, their stems and beginnings, near-misses and
 * compounds, in title and description. Any word is enough; more and better ones rank higher.
 */
export async function searchWishes(filter: WishFilter, search: string): Promise<string[]> {
  const words = await readQuery(filter.project_id, search)
  if (words.length === 0) return []

  const every = Prisma.join(words.map((word) => Prisma.sql`(${anyForm(word)})`), ' && ')
  const some = Prisma.join(words.map((word) => Prisma.sql`(${anyForm(word)})`), ' || ')
  const score = Prisma.join(words.map(scoreOf), ' + ')
  const candidates = (column: 'title' | 'body', query: Prisma.Sql, most: number) => Prisma.sql`
    (SELECT wish.id FROM wish_document AS document JOIN wish ON wish.id = document.wish_id
     WHERE document.project_id = ${filter.project_id}::uuid AND document.${Prisma.raw(column)} @@ (${query}) AND ${wishCondition(filter)}
     LIMIT ${most}::int)`

  const rows = await db.$queryRaw<{ id: string; score: number }[]>`
    WITH candidate AS (
      ${candidates('title', every, MOST / 2)} UNION ${candidates('body', every, MOST / 2)} UNION ${candidates('body', some, MOST)}
    )
    SELECT wish.id, (${score})::float8 AS score
    FROM candidate JOIN wish USING (id) JOIN wish_document AS document ON document.wish_id = wish.id
    ORDER BY score DESC, wish.vote_count DESC, wish.id DESC LIMIT ${MOST}::int`
  const best = rows[0]?.score ?? 0
  return rows.filter(({ score }) => score >= best * NOISE).map(({ id }) => id)
}

/** Lexemes as a `tsquery`; each is letters and digits only (search_words), so quoting is enough. */
const either = (lexemes: string[], ending = '') => Prisma.sql`${lexemes.map((lexeme) => `'${lexeme}'${ending}`).join(' | ')}::tsquery`

function anyForm({ exact, near, word }: QueryWord): Prisma.Sql {
  return Prisma.sql`${either([...exact, ...near])} || ${either([word], ':*')}`
}

function scoreOf({ exact, near, word, weight }: QueryWord): Prisma.Sql {
  const nearly = near.length > 0 ? either(near) : Prisma.sql`''::tsquery`
  return Prisma.sql`${weight}::float8 * CASE
    WHEN document.title @@ ${either(exact)} THEN ${worth.titleWord}::float8
    WHEN document.title @@ ${either([word], ':*')} THEN ${worth.titleStart}::float8
    WHEN document.body @@ ${either(exact)} THEN ${worth.bodyWord}::float8
    WHEN document.body @@ ${either([word], ':*')} THEN ${worth.bodyStart}::float8
    WHEN document.title @@ ${nearly} THEN ${worth.titleNear}::float8
    WHEN document.body @@ ${nearly} THEN ${worth.bodyNear}::float8
    ELSE 0 END`
}
