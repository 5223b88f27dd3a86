import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { projects } from '@/lib/contract/projects'
import { db, transaction } from '@/lib/db'
import { invalid, notFound } from '@/lib/errors'
import type { form_kind } from '@/prisma/client/client'
import { shownLooks } from './shown-looks'

export type CustomizationChanges = z.output<typeof projects.updateCustomization.body>
type Stored = Record<string, string>

/**
 * Changes what is given of how a project's portal looks, each of its parts too; `null` goes back to the default. A form that the
 * project does not have is a VALIDATION_ERROR (`contact_forms.N`); one named twice stands where it was named first. Another logo takes the place of one
 * that was uploaded.
 */
export async function updateCustomization(id: string, { parts, ...given }: CustomizationChanges) {
  return transaction(async () => {
    await db.$executeRaw`SELECT FROM project WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = await db.project.findUnique({ where: { id }, select: { customization: true } })
    if (!before) throw notFound('project')

    const stored = before.customization as Stored & { parts?: Stored }
    const forms = {
      ...(given.contact_forms && { contact_forms: await known(id, 'contact', given.contact_forms) }),
      ...(given.support_forms && { support_forms: await known(id, 'support', given.support_forms) }),
    }
    const shown = parts === undefined ? stored.parts : parts && withoutNone({ ...stored.parts, ...parts })
    const customization = withoutNone({ ...stored, ...given, ...forms, parts: shown })
    await db.project.update({ where: { id }, data: { customization, updated_at: clock.now() } })
    if (given.logo_url !== undefined) await db.project_logo.deleteMany({ where: { project_id: id } })
    return shownLooks(customization)
  })
}

/** What is not stored has its default. */
const withoutNone = (values: object): Stored =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))

async function known(project_id: string, kind: form_kind, form_ids: string[]): Promise<string[]> {
  const rows = await db.form.findMany({
    where: { project_id, kind, form_id: { in: form_ids } },
    select: { form_id: true },
  })
  const has = new Set(rows.map(({ form_id }) => form_id))
  const wrong = form_ids.findIndex((asked) => !has.has(asked))
  if (wrong >= 0) throw invalid(`${kind}_forms.${wrong}`, `is not the id of a ${kind} form of this project`)
  return [...new Set(form_ids)]
}
