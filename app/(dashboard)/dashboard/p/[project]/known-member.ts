import { notFound } from 'next/navigation'
import { cache } from 'react'
import { requirePerson } from '@/app/(dashboard)/dashboard/require-person'
import { findAnyProject, type PortalProject } from '@/lib/domain/projects/find-project'
import { mayManage, mayOwn, mayWrite } from '@/lib/domain/team/roles'
import { rolesIn } from '@/lib/domain/team/roles-in'

const find = cache(async (slug: string) => {
  const { user_id, user_name, user_email } = await requirePerson()
  const project = await findAnyProject(slug)
  const role = project && (await rolesIn(user_id, [project.id])).get(project.id)
  if (!project || !role) return null
  const member = {
    user_id,
    name: user_name,
    email: user_email,
    role,
    mayWrite: mayWrite(role),
    mayManage: mayManage(role),
    mayOwn: mayOwn(role),
  }
  return { project, member }
})

/** Who looks at a page of the dashboard, and what they may do in its project. */
export type KnownMember = NonNullable<Awaited<ReturnType<typeof find>>>['member']

/** The project of this address and who looks at it: whoever is not signed in goes to do that; what is not their team's is not found. */
export async function knownMember(
  params: Promise<{ project: string }>,
): Promise<{ project: PortalProject; member: KnownMember }> {
  return (await find((await params).project)) ?? notFound()
}
