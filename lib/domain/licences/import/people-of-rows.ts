import 'server-only'
import type { ImportedRow } from '@/lib/contract/license-desk'
import { db } from '@/lib/db'
import { holdAllWords } from '@/lib/domain/end-users/hold-words'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'

/** The person of each row, found or made once each; null where a row names nobody. What all are known by is held before anybody is looked for. */
export async function peopleOfRows(project_id: string, rows: ImportedRow[]): Promise<(string | null)[]> {
  await holdAllWords(project_id, rows)
  const named = new Map(rows.filter(namesSomebody).map((row) => [wordsOf(row), row]))
  const known = new Map<string, string>()
  for (const [words, { external_id, email, name }] of named)
    known.set(words, await recogniseEndUser(project_id, { external_id, email, name }))

  const there = await stillThere([...known.values()])
  for (const [words, { external_id, email }] of named)
    if (!there.has(known.get(words) ?? '')) known.set(words, await recogniseEndUser(project_id, { external_id, email }))
  return rows.map((row) => known.get(wordsOf(row)) ?? null)
}

/** Two people of one file may turn out to be one, who is known by the words of both from then on. */
async function stillThere(ids: string[]): Promise<Set<string>> {
  const rows = await db.end_user.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

const namesSomebody = ({ external_id, email }: ImportedRow) => Boolean(external_id || email)

const wordsOf = ({ external_id, email }: ImportedRow) =>
  JSON.stringify([external_id ?? null, email?.toLowerCase() ?? null])
