import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { isNear, partsOf } from './near'

/** Terms of a project's vocabulary that are misspellings, longer forms or parts of the words; the trigram index finds them. */
export async function nearTerms(
  vocabulary: 'wish_term' | 'help_word',
  project_id: string,
  words: string[],
): Promise<Map<string, string[]>> {
  const long = words.filter((word) => word.length >= 3)
  const table = Prisma.raw(vocabulary)
  const rows = await db.$queryRaw<{ word: string; term: string }[]>`
    SELECT word, found.term
    FROM unnest(${long}::text[]) AS word, LATERAL (
      (SELECT term FROM ${table} WHERE project_id = ${project_id}::uuid AND term % word ORDER BY similarity(term, word) DESC, term LIMIT 20)
      UNION
      (SELECT term FROM ${table} WHERE project_id = ${project_id}::uuid AND length(word) >= 4 AND term LIKE '%' || word || '%' LIMIT 20)
    ) AS found
    UNION
    SELECT whole.word, term
    FROM ${table} JOIN jsonb_to_recordset(${JSON.stringify(long.flatMap(partsOf))}::jsonb) AS whole (word text, part text) ON term = whole.part
    WHERE project_id = ${project_id}::uuid`
  const near = new Map<string, string[]>()
  for (const { word, term } of rows) {
    if (isNear(word, term)) near.set(word, [...(near.get(word) ?? []), term])
  }
  return near
}
