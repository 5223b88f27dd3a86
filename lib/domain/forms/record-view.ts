import 'server-only'
import { db, transaction } from '@/lib/db'
import { getTakingProject } from '@/lib/domain/projects/find-project'
import { notFound } from '@/lib/errors'
import { keyedHash } from '@/lib/secret'
import type { form_kind } from '@/prisma/client/client'
import { type Form, getOpenForm } from './find-form'
import { utcDay } from './form-stats'

/** Counts one view of an enabled form; of an archived project it is a CONFLICT. */
export async function recordView(project_id: string, kind: form_kind, form_id: string): Promise<void> {
  await getTakingProject(project_id)
  await transaction(async () => count(await getOpenForm(project_id, kind, form_id)))
}

/** Counts a page's visitor once a day: what is kept of them is a hash that is salted anew each day and goes after it. */
export async function recordVisit(
  form: Form,
  { address, user_agent }: { address: string; user_agent: string },
): Promise<void> {
  const day = utcDay()
  const visitor = keyedHash('visit', day.toISOString(), form.key, address, user_agent)
  await transaction(async () => {
    const { count: fresh } = await db.form_visit.createMany({
      data: [{ form_key: form.key, day, visitor }],
      skipDuplicates: true,
    })
    if (fresh > 0) await count(form)
  })
}

async function count({ project_id, key }: Form): Promise<void> {
  const { count: found } = await db.form.updateMany({ where: { id: key }, data: { view_count: { increment: 1 } } })
  if (found === 0) throw notFound('form')
  await db.$executeRaw`
    INSERT INTO form_day AS today (project_id, form_key, day, views) VALUES (${project_id}::uuid, ${key}::uuid, ${utcDay()}::date, 1)
    ON CONFLICT (form_key, day) DO UPDATE SET views = today.views + 1`
}
