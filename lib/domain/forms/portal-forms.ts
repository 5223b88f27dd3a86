import 'server-only'
import { db } from '@/lib/db'
import type { form_kind } from '@/prisma/client/client'

const listOf = (kind: form_kind) => `${kind}_forms`

/** Puts a form at the end of those that the project's portal shows. */
export async function addToPortal(project_id: string, kind: form_kind, form_id: string): Promise<void> {
  const list = listOf(kind)
  await db.$executeRaw`
    UPDATE project SET customization = jsonb_set(
      customization, ARRAY[${list}], (coalesce(customization -> ${list}, '[]') - ${form_id}) || to_jsonb(${form_id}::text)
    ) WHERE id = ${project_id}::uuid`
}

/** Takes a form away from those that the project's portal shows. */
export async function removeFromPortal(project_id: string, kind: form_kind, form_id: string): Promise<void> {
  const list = listOf(kind)
  await db.$executeRaw`
    UPDATE project SET customization = jsonb_set(customization, ARRAY[${list}], coalesce(customization -> ${list}, '[]') - ${form_id})
    WHERE id = ${project_id}::uuid`
}
