import 'server-only'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { form_kind } from '@/prisma/client/client'
import { removeFromPortal } from './portal-forms'

/** Deletes a form and takes it from the portal; what people sent through it stays, and its id is free again. */
export async function deleteForm(project_id: string, kind: form_kind, form_id: string): Promise<void> {
  await transaction(async () => {
    const { count } = await db.form.deleteMany({ where: { project_id, kind, form_id } })
    if (count === 0) throw notFound('form')
    await removeFromPortal(project_id, kind, form_id)
  })
}
