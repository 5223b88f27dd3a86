import 'server-only'
import { db } from '@/lib/db'
import { invalid, notFound } from '@/lib/errors'
import { getOpenForm } from './find-form'

/** A contact form by its id alone, where only one project has it; where several have, `project_id` must tell which. */
export async function getFormAnywhere(form_id: string, project_id: string | undefined) {
  if (project_id) return getOpenForm(project_id, 'contact', form_id)
  const found = await db.form.findMany({ where: { form_id, kind: 'contact' }, select: { project_id: true }, take: 2 })
  const [only, another] = found
  if (another) throw invalid('project_id', 'is required here: several projects have a form with this id')
  if (!only) throw notFound('form')
  return getOpenForm(only.project_id, 'contact', form_id)
}
