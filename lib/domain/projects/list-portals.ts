import 'server-only'
import { Customization } from '@/lib/contract/portal'
import { listProjects } from './list-projects'

/** The portals of this installation that are open: slug, shown name and tagline. */
export async function listPortals() {
  const projects = await listProjects()
  const open = projects.filter(({ archived_at }) => archived_at === null)
  return open.map(({ slug, name, customization }) => {
    const looks = Customization.parse(customization ?? {})
    return { slug, name: looks.name ?? name, tagline: looks.tagline }
  })
}
