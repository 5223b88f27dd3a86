import 'server-only'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { isRetired } from './is-retired'

/** Makes a slug a project's own for good, within the transaction around this call: of two who ask at once one has it. CONFLICT where it is, or was, another project's, or was that of a deleted project of another team. */
export async function claimSlug(project_id: string, slug: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO project_slug (slug, project_id) VALUES (${slug}, ${project_id}::uuid) ON CONFLICT DO NOTHING`
  const kept = await db.project_slug.findUnique({ where: { slug } })
  const { organization_id } = await db.project.findUniqueOrThrow({ where: { id: project_id } })
  if (kept?.project_id === project_id && !(await isRetired(slug, organization_id))) return

  const message = `Another project has, or had, the slug “${slug}”; choose another.`
  throw new AppError('CONFLICT', message, { details: [{ path: 'slug', message }] })
}
