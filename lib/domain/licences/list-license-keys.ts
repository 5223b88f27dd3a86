import 'server-only'
import type { z } from 'zod'
import type { licenseKeys } from '@/lib/contract/license-keys'
import { db } from '@/lib/db'
import { invalid } from '@/lib/errors'
import { hashOfKey } from './key-text'
import { countLicenseKeys, pageOfIds } from './license-key-filter'
import { searchLicenseKeys } from './search-license-keys'
import { shownLicenseKey } from './shown-license-key'

type Query = z.output<typeof licenseKeys.list.query>

/** One page of a project's licences, newest first, each with who has it; a `search` for a key is a VALIDATION_ERROR, because a key must stand in no address. */
export async function listLicenseKeys(project_id: string, query: Query) {
  const { page, per_page } = query
  const { ids, total } = await selectLicenseKeys(project_id, query)
  const rows = await db.license_key.findMany({
    where: { project_id, id: { in: ids } },
    include: { end_user: true },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  })
  return { rows: rows.map(shownLicenseKey), total, page, per_page }
}

async function selectLicenseKeys(project_id: string, query: Query): Promise<{ ids: string[]; total: number }> {
  const { search, page, per_page } = query
  const filter = { ...query, project_id }
  const skip = (page - 1) * per_page
  if (search) {
    if (hashOfKey(project_id, search))
      throw invalid(
        'search',
        'is a licence key, which must stand in no address; send it to POST /api/v1/license-keys/look-up',
      )
    const found = await searchLicenseKeys(filter, search)
    return { ids: found.slice(skip, skip + per_page), total: found.length }
  }
  const total = await countLicenseKeys(filter)
  const rows = await db.$queryRaw<{ id: string }[]>(pageOfIds(filter, { per_page, skip, total }))
  return { ids: rows.map(({ id }) => id), total }
}
