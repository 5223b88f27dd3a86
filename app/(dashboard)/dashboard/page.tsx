import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { lastProjectCookie } from '@/components/dashboard/account/last-project'
import { listTeamProjects } from '@/lib/domain/projects/list-team-projects'
import { requirePerson } from './require-person'

/** The dashboard's address leads to the project that was open last, the only one, or the list of them. */
export default async function Page() {
  const { user_id } = await requirePerson()
  const [projects, jar] = await Promise.all([listTeamProjects(user_id), cookies()])
  const last = jar.get(lastProjectCookie)?.value
  const open = projects.find(({ slug }) => slug === last) ?? (projects.length === 1 ? projects[0] : undefined)
  redirect(open ? `/dashboard/p/${open.slug}` : '/dashboard/projects')
}
