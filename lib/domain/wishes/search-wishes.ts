import 'server-only'
import { db, transaction } from '@/lib/db'
import { inProject } from '@/lib/domain/search/in-project'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { Prisma } from '@/prisma/client/client'
import { type WishFilter, wishCondition } from './conditions'
import { type QueryWord, readQuery } from './read-query'

/** So many matches are ranked and counted, the most voted first; so many are looked at to choose them, so that a word that everybody uses costs no more than a rare one. */
const MOST = 1_000
const LOOKED_AT = 5_000

/** So many of the most voted wishes tell whether the words are common: whether of those looked at, the most that are wanted would meet one. */
const ASKED = 500

/** Of so few wishes that a filter means, each is looked at. */
export const SEARCHED_WHOLE = 5_000

/** How well one word of the query is met, best first. A hit in the title is worth more than the same in the text. */
const worth = { titleWord: 1.6, titleStart: 1.1, bodyWord: 1, bodyStart: 0.7, titleNear: 0.6, bodyNear: 0.45 }

/** A wish that meets less than this share of what the best one meets is noise; so is one that meets hardly anything of what was asked. */
const NOISE = 0.4
const HARDLY = 0.15

/**
 * The ids of the wishes that a text finds, best first, then most voted: words, their stems and beginnings, near-misses and
 * compounds, in title and description. Any word is enough; more and better ones rank higher. `narrow` says that the filter
 * means few wishes, which are then all looked at.
 */
export async function searchWishes(filter: WishFilter, search: string, narrow = false): Promise<string[]> {
  const words = await readQuery(filter.project_id, search)
  if (words.length === 0) return []

  const rows = await transaction(async () => {
    await readNoFurther()
    return db.$queryRaw<{ id: string; score: number }[]>(searchStatement(filter, words, narrow))
  })
  const best = rows[0]?.score ?? 0
  const most = words.reduce((sum, { weight }) => sum + weight * worth.titleWord, 0)
  return rows.filter(({ score }) => score >= Math.max(best * NOISE, most * HARDLY)).map(({ id }) => id)
}

/** The statement behind a search: candidates, then the score of each. */
export function searchStatement(filter: WishFilter, words: QueryWord[], narrow: boolean): Prisma.Sql {
  // A materialised part is planned as if all of it were wanted, which takes the text index, and still read no further than its
  // LIMIT. OFFSET 0 keeps the look-up of a wish by its key from becoming a scan of the table.
  return Prisma.sql`
    WITH ${narrow ? everyWish(filter) : likelyWishes(filter, words)}, scored AS (
      SELECT document.id, document.vote_count, (${Prisma.join(words.map(scoreOf), ' + ')})::float8 AS score
      FROM candidate, LATERAL (
        SELECT wish.id, wish.vote_count, indexed.title, indexed.body FROM wish JOIN wish_document AS indexed ON indexed.wish_id = wish.id
        WHERE wish.id = candidate.id OFFSET 0
      ) AS document
    )
    SELECT id, score FROM scored WHERE score > 0 ORDER BY score DESC, vote_count DESC, id DESC LIMIT ${MOST}::int`
}

const everyWish = (filter: WishFilter) =>
  Prisma.sql`candidate AS MATERIALIZED (SELECT wish.id FROM wish WHERE ${wishCondition(filter)})`

/**
 * The most voted of those that meet every word in their titles, every word anywhere, and any word. Those that meet a rare word
 * the text index gathers; a common one would have it gather half of the board, and is met soon on a walk along the most voted.
 */
function likelyWishes(filter: WishFilter, words: QueryWord[]): Prisma.Sql {
  const forms = words.map((word) => Prisma.sql`(${anyForm(word)})`)
  const every = Prisma.join(forms, ' && ')
  const some = Prisma.join(forms, ' || ')
  const matches = (column: 'title' | 'body', query: Prisma.Sql) => Prisma.sql`
    SELECT wish_id FROM wish_document
    WHERE project_id = ${filter.project_id}::uuid AND ${Prisma.raw(column)} @@ ${inProject(filter.project_id, query)}`
  const best = (part: string, most: number) => Prisma.sql`
    (SELECT found.id FROM (SELECT wish_id FROM ${Prisma.raw(part)} LIMIT ${LOOKED_AT}::int) AS part, LATERAL (
       SELECT wish.id, wish.vote_count FROM wish WHERE wish.id = part.wish_id AND ${wishCondition(filter)} OFFSET 0
     ) AS found ORDER BY found.vote_count DESC, found.id DESC LIMIT ${most}::int)`
  const walked = (most: number) => Prisma.sql`
    (SELECT voted.id, document.body @@ (${some}) AS is_met FROM (SELECT id FROM voted LIMIT ${most}::int) AS voted, LATERAL (
       SELECT body FROM wish_document WHERE wish_id = voted.id OFFSET 0
     ) AS document) AS walked`
  const isCommon = Prisma.sql`(SELECT is_common FROM asked)`
  // One word is every word. Of several, whoever has them all in the title has them all anywhere, and is there already where those are few.
  const several = words.length > 1
  const whole = several ? Prisma.sql`${best('whole', MOST / 2)} UNION` : Prisma.empty
  const andMany = several
    ? Prisma.sql`AND (SELECT count(*) > ${MOST / 2}::int FROM (SELECT FROM whole LIMIT ${MOST / 2 + 1}::int) AS met)`
    : Prisma.empty

  return Prisma.sql`
    voted AS MATERIALIZED (
      SELECT wish.id FROM wish WHERE ${wishCondition(filter)}
      ORDER BY wish.is_pinned DESC, wish.vote_count DESC, wish.created_at DESC, wish.id DESC LIMIT ${LOOKED_AT}::int
    ),
    asked AS MATERIALIZED (
      SELECT count(*) FILTER (WHERE is_met) * ${LOOKED_AT}::int >= count(*) * ${MOST}::int AS is_common FROM ${walked(ASKED)}
    ),
    whole AS MATERIALIZED (${matches('body', every)}),
    titled AS MATERIALIZED (${matches('title', every)} ${andMany}),
    partial AS MATERIALIZED (${matches('body', some)} AND NOT ${isCommon}),
    candidate AS MATERIALIZED (
      ${best('titled', MOST / 2)} UNION ${whole} ${best('partial', MOST)}
      UNION (SELECT id FROM ${walked(LOOKED_AT)} WHERE is_met AND ${isCommon} LIMIT ${MOST}::int)
    )`
}

/** Lexemes as a `tsquery`; each is letters and digits only (search_words), so quoting is enough. */
const either = (lexemes: string[], ending = '') =>
  Prisma.sql`${lexemes.map((lexeme) => `'${lexeme}'${ending}`).join(' | ')}::tsquery`

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
