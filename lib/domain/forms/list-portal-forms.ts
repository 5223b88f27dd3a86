import 'server-only'
import { db } from '@/lib/db'
import type { PortalProject } from '@/lib/domain/projects/find-project'

/** The open forms that a project's portal shows, in its order: contact forms, then support forms. */
export async function listPortalForms({ id, customization }: Pick<PortalProject, 'id' | 'customization'>) {
  const { contact_forms, support_forms } = customization
  const asked = [
    ...contact_forms.map((form_id) => ({ kind: 'contact' as const, form_id })),
    ...support_forms.map((form_id) => ({ kind: 'support' as const, form_id })),
  ]
  const rows = await db.form.findMany({
    where: { project_id: id, enabled: true, form_id: { in: asked.map(({ form_id }) => form_id) } },
    select: { kind: true, form_id: true, name: true, description: true },
  })
  return asked.flatMap(({ kind, form_id }) => rows.filter((row) => row.kind === kind && row.form_id === form_id))
}
