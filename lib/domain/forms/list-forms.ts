import 'server-only'
import { db } from '@/lib/db'
import type { form_kind } from '@/prisma/client/client'
import { shownForm } from './find-form'

/** All forms of a kind on one page, newest first. */
export async function listForms(project_id: string, kind: form_kind) {
  const rows = await db.form.findMany({
    where: { project_id, kind },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
  })
  return { rows: rows.map(shownForm), total: rows.length, page: 1, per_page: Math.max(rows.length, 1) }
}
