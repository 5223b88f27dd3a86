import 'server-only'
import { db } from '@/lib/db'

/** Whether a slug is that of a deleted project of another team; its own team may take it again. */
export async function isRetired(slug: string, organization_id: string | null): Promise<boolean> {
  const retired = await db.retired_slug.findUnique({ where: { slug } })
  return retired !== null && retired.organization_id !== organization_id
}
