import 'server-only'
import type { z } from 'zod'
import type { licenseKeys } from '@/lib/contract/license-keys'
import { db } from '@/lib/db'
import { countLicenseKeys, pageOfIds } from './license-key-filter'
import { shownLicenseKey } from './shown-license-key'

type Query = z.output<typeof licenseKeys.list.query>

/** One page of a project's licences, newest first. */
export async function listLicenseKeys(project_id: string, query: Query) {
  const { page, per_page } = query
  const filter = { ...query, project_id }
  const total = await countLicenseKeys(filter)
  const found = await db.$queryRaw<{ id: string }[]>(
    pageOfIds(filter, { per_page, skip: (page - 1) * per_page, total }),
  )
  const rows = await db.license_key.findMany({
    where: { project_id, id: { in: found.map(({ id }) => id) } },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  })
  return { rows: rows.map(shownLicenseKey), total, page, per_page }
}
