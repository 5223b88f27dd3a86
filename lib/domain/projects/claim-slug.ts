import 'server-only'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'

/** Makes a slug a project's own for good, within the transaction around this call: of two who ask at once one has it. CONFLICT where it is, or was, another project's. */
export async function claimSlug(project_id: string, slug: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO project_slug (slug, project_id) VALUES (${slug}, ${project_id}::uuid) ON CONFLICT DO NOTHING`
  const kept = await db.project_slug.findUnique({ where: { slug } })
  if (kept?.project_id === project_id) return

  const message = `Another project has, or had, the slug “${slug}”; choose another.`
  throw new AppError('CONFLICT', message, { details: [{ path: 'slug', message }] })
}
