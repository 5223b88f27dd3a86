import 'server-only'
import { db } from '@/lib/db'
import { randomSuffix, slugify } from '@/lib/domain/slug'

/** Makes a team with its first owner, in a transaction; answers its id. */
export async function makeTeam(name: string, user_id: string): Promise<string> {
  const slug = `${slugify(name) || 'team'}-${randomSuffix()}`
  const { id } = await db.organization.create({ data: { name, slug }, select: { id: true } })
  await db.member.create({ data: { organization_id: id, user_id, role: 'owner' } })
  return id
}
