import 'server-only'
import { db, transaction } from '@/lib/db'
import { COMMON, gatherPeople, isFindable, MOST_FOUND, named } from '@/lib/domain/end-users/search-end-users'
import { readNoFurther } from '@/lib/domain/search/read-no-further'
import { Prisma } from '@/prisma/client/client'
import { type LicenseKeyFilter, licenseKeyCondition } from './license-key-filter'

/** So many of the newest licences are looked at where what is asked for is common. */
const WALKED = 20_000

/** The ids of the licences of the people that a text finds, and of those whose last four it is, newest first, 1,000 at most. What it reads is bounded, whatever the text. */
export async function searchLicenseKeys(filter: LicenseKeyFilter, search: string): Promise<string[]> {
  return transaction(async () => {
    await readNoFurther()
    const people = isFindable(search) ? await ids(gatherPeople(filter.project_id, search)) : []
    const found = await ids(licencesOf(filter, people, search))
    if (isFindable(search) && people.length <= COMMON) return newest(found)
    return newest([...new Set([...(await ids(walkLicences(filter, search))), ...found])])
  })
}

const ids = async (statement: Prisma.Sql) => (await db.$queryRaw<{ id: string }[]>(statement)).map(({ id }) => id)

const newest = (found: string[]) =>
  ids(Prisma.sql`
    SELECT id FROM (SELECT id, created_at FROM license_key WHERE id = ANY (${found}::uuid[]) OFFSET 0) AS licence
    ORDER BY created_at DESC, id DESC LIMIT ${MOST_FOUND}::int`)

/** The licences of these people, and those with these last four. */
function licencesOf(filter: LicenseKeyFilter, people: string[], search: string): Prisma.Sql {
  const [, last4 = null] = /^(?:…|\.{3})?([0-9a-f]{4})$/.exec(search.toLowerCase()) ?? []
  return Prisma.sql`
    SELECT licence.id FROM unnest(${people}::uuid[]) AS person (id), LATERAL (
      SELECT id FROM license_key WHERE end_user_id = person.id AND ${licenseKeyCondition(filter)} OFFSET 0
    ) AS licence
    UNION
    SELECT id FROM license_key WHERE ${licenseKeyCondition(filter)} AND key_last4 = ${last4}::text`
}

/** Those that a walk along the newest meets. */
const walkLicences = (filter: LicenseKeyFilter, search: string): Prisma.Sql => Prisma.sql`
  SELECT licence.id FROM (
    SELECT id, end_user_id, created_at FROM license_key
    WHERE ${licenseKeyCondition(filter)} ORDER BY created_at DESC, id DESC LIMIT ${WALKED}::int
  ) AS licence, LATERAL (
    SELECT FROM (SELECT email, name, external_id FROM end_user WHERE id = licence.end_user_id OFFSET 0) AS person WHERE ${named(search)}
  ) AS holder ORDER BY created_at DESC, licence.id DESC LIMIT ${MOST_FOUND}::int`
