import 'server-only'
import { db, transaction } from '@/lib/db'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { Prisma } from '@/prisma/client/client'

/** Words that stand in so many submissions are common: then the newest are walked, so many of them, until so many are found. */
export const COMMON = 5_000
export const WALKED = 20_000
const MOST_FOUND = 1_000
const MOST_WORDS = 8

export type Searched = { project_id: string; form_key?: string; is_spam: boolean }

/** The ids of the submissions that hold all the words of a text, in parts of words too, newest first. What it reads is bounded, whatever the text. */
export async function searchSubmissions(which: Searched, search: string): Promise<string[]> {
  const words = search.trim().split(/\s+/).slice(0, MOST_WORDS)
  return transaction(async () => {
    await readNoFurther()
    const near = words.some(isTelling) ? await idsOf(gatherStatement(which, words)) : null
    const ids = near && near.length <= COMMON ? near : await idsOf(walkStatement(which, words))
    return ids.slice(0, MOST_FOUND)
  })
}

/** The trigram index knows nothing of shorter words. */
const isTelling = (word: string) => [...word].length >= 3

const idsOf = async (statement: Prisma.Sql) => (await db.$queryRaw<{ id: string }[]>(statement)).map(({ id }) => id)

/** Those that the index finds, as many as are worth sorting. */
export function gatherStatement(which: Searched, words: string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM (
      SELECT id, submitted_at FROM form_submission WHERE ${condition(which)} AND ${hasAll(words)} LIMIT ${COMMON + 1}::int
    ) AS found ORDER BY submitted_at DESC, id DESC`
}

/** Those among the newest. OFFSET 0 keeps it a walk along the order. */
export function walkStatement(which: Searched, words: string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM (
      SELECT id, data, submitted_at FROM form_submission WHERE ${condition(which)}
      ORDER BY submitted_at DESC, id DESC LIMIT ${WALKED}::int OFFSET 0
    ) AS newest WHERE ${hasAll(words)} ORDER BY submitted_at DESC, id DESC LIMIT ${MOST_FOUND}::int`
}

function condition({ project_id, form_key, is_spam }: Searched): Prisma.Sql {
  const one = form_key ? Prisma.sql` AND form_key = ${form_key}::uuid` : Prisma.empty
  return Prisma.sql`project_id = ${project_id}::uuid AND is_spam = ${is_spam}${one}`
}

const hasAll = (words: string[]): Prisma.Sql =>
  Prisma.join(
    words.map(
      (word) =>
        Prisma.sql`submission_words(data) LIKE '%' || lower(unaccent(${word.replace(/[\\%_]/g, '\\$&')})) || '%'`,
    ),
    ' AND ',
  )
