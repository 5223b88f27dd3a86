import 'server-only'
import { db, transaction } from '@/lib/db'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { Prisma } from '@/prisma/client/client'

/** What so many people have in common tells nobody from another: then the newest are walked, so many of them, until so many are found. */
export const COMMON = 5_000
const WALKED = 20_000
export const MOST_FOUND = 1_000
const MOST_WORDS = 8

/** That somebody's address, name and id have all the words somewhere, over `end_user`; the trigram index `end_user_search` finds them. */
export function named(search: string): Prisma.Sql {
  const words = search.trim().split(/\s+/u).slice(0, MOST_WORDS)
  const parts = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const text = Prisma.sql`lower(coalesce(email, '') || ' ' || coalesce(name, '') || ' ' || coalesce(external_id, ''))`
  return Prisma.join(
    parts.map((part) => Prisma.sql`${text} LIKE lower(${part}::text)`),
    ' AND ',
  )
}

/** Trigrams find no less than three letters. */
export const isFindable = (search: string) => search.split(/\s+/u).some((word) => [...word].length >= 3)

/** The ids of the people that a text finds, newest first, 1,000 at most. What it reads is bounded, whatever the text. */
export async function searchEndUsers(project_id: string, search: string): Promise<string[]> {
  return transaction(async () => {
    await readNoFurther()
    const found = isFindable(search) ? await ids(gatherPeople(project_id, search)) : []
    if (isFindable(search) && found.length <= COMMON) return newest(found)
    const met = await ids(walkPeople(project_id, search))
    return met.length >= MOST_FOUND ? met : newest([...new Set([...met, ...found])])
  })
}

const ids = async (statement: Prisma.Sql) => (await db.$queryRaw<{ id: string }[]>(statement)).map(({ id }) => id)

const newest = (found: string[]) =>
  ids(Prisma.sql`
    SELECT id FROM (SELECT id, created_at FROM end_user WHERE id = ANY (${found}::uuid[]) OFFSET 0) AS person
    ORDER BY created_at DESC, id DESC LIMIT ${MOST_FOUND}::int`)

/** Everybody whom the index finds, no more than tells that they are too many. */
export const gatherPeople = (project_id: string, search: string): Prisma.Sql => Prisma.sql`
  SELECT id FROM end_user WHERE project_id = ${project_id}::uuid AND ${named(search)} LIMIT ${COMMON + 1}::int`

/** Whom a walk along the newest meets. */
const walkPeople = (project_id: string, search: string): Prisma.Sql => Prisma.sql`
  SELECT id FROM (
    SELECT * FROM end_user WHERE project_id = ${project_id}::uuid ORDER BY created_at DESC, id DESC LIMIT ${WALKED}::int
  ) AS person WHERE ${named(search)} ORDER BY created_at DESC, id DESC LIMIT ${MOST_FOUND}::int`
