import 'server-only'
import { Customization } from '@/lib/contract/portal'
import { isStorable } from '@/lib/contract/storable'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { project } from '@/prisma/client/client'
import { ProjectSettings } from './settings'

/** A project with its settings and its looks, defaults filled in; null when nobody has that slug. */
export async function findProject(slug: string) {
  if (!isStorable(slug)) return null
  const row = await db.project.findUnique({ where: { slug } })
  return row && dressed(row)
}

/** A project by its id; NOT_FOUND when there is none. */
export async function getProject(id: string) {
  const row = await db.project.findUnique({ where: { id } })
  if (!row) throw notFound('project')
  return dressed(row)
}

export type PortalProject = Awaited<ReturnType<typeof getProject>>

function dressed({ id, slug, name, settings, customization, created_at, updated_at }: project) {
  return {
    id,
    slug,
    name,
    settings: ProjectSettings.parse(settings ?? {}),
    customization: Customization.parse(customization ?? {}),
    created_at,
    updated_at,
  }
}
