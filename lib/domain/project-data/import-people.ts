import 'server-only'
import { EndUserInput } from '@/lib/contract/end-users'
import { db } from '@/lib/db'
import { holdWords } from '@/lib/domain/end-users/hold-words'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { type Importer, readRows, tried } from './importer'

/** People as `recogniseEndUser` knows them; all their words are held first, in one order, so that two imports never wait for each other. */
export const importPeople: Importer = async (project_id, rows) => {
  const { good, errors } = readRows(EndUserInput, rows)
  const words = (name: 'external_id' | 'email') =>
    [...new Set(good.flatMap(({ value }) => value[name] || []))].toSorted().map((word) => ({ [name]: word }))
  for (const word of [...words('external_id'), ...words('email')]) await holdWords(project_id, word)

  const there = await idsThere(
    project_id,
    good.map(({ value }) => value),
  )
  const meant = new Set<string>()
  for (const { row, value } of good)
    await tried(row, errors, async () => {
      meant.add(await recogniseEndUser(project_id, value))
    })
  const updated = [...meant].filter((id) => there.has(id)).length
  return { created: meant.size - updated, updated, errors }
}

/** Who was known by these words before. */
async function idsThere(project_id: string, people: EndUserInput[]): Promise<Set<string>> {
  const external_ids = people.flatMap(({ external_id }) => external_id ?? [])
  const email_keys = people.flatMap(({ email }) => email?.toLowerCase() ?? [])
  const rows = await db.end_user.findMany({
    where: { project_id, OR: [{ external_id: { in: external_ids } }, { email_key: { in: email_keys } }] },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}
