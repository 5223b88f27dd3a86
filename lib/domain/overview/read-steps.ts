import 'server-only'
import { db } from '@/lib/db'

type Steps = Record<'form' | 'article' | 'looks' | 'api_key' | 'member' | 'heard', boolean>

/** How far a new project has come; each is asked as “is there one”, never counted. */
export async function readSteps(project_id: string): Promise<Steps> {
  const [steps] = await db.$queryRaw<[Steps]>`
    SELECT
      EXISTS (SELECT FROM form WHERE project_id = project.id) AS form,
      EXISTS (SELECT FROM help_article WHERE project_id = project.id) AS article,
      EXISTS (SELECT FROM project_logo WHERE project_id = project.id)
        OR coalesce(customization->>'tagline', customization->>'accent_color', customization->>'logo_url') IS NOT NULL AS looks,
      EXISTS (SELECT FROM api_key WHERE project_id = project.id AND revoked_at IS NULL) AS api_key,
      (SELECT count(*) > 1 FROM (SELECT FROM member WHERE organization_id = project.organization_id LIMIT 2) AS two) AS member,
      EXISTS (SELECT FROM support_request WHERE project_id = project.id)
        OR EXISTS (SELECT FROM wish WHERE project_id = project.id)
        OR EXISTS (SELECT FROM form_submission WHERE project_id = project.id)
        OR EXISTS (SELECT FROM waitlist_entry WHERE project_id = project.id) AS heard
    FROM project WHERE id = ${project_id}::uuid`
  return steps
}
