import type { Customization } from '@/lib/contract/portal'

/** What pages show of a project; the server's own record has all of it. */
export type Project = {
  id: string
  slug: string
  name: string
  customization: Customization
  settings: { wish_moderation: boolean }
}

/** The name that visitors see. */
export const shownName = ({ name, customization }: Pick<Project, 'name' | 'customization'>): string =>
  customization.name || name
