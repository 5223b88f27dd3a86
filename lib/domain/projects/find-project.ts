import 'server-only'
import { isStorable } from '@/lib/contract/storable'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { project } from '@/prisma/client/client'
import { archived } from './archived'
import { ProjectSettings } from './settings'
import { shownLooks } from './shown-looks'

/** A project whose portal is open, with its settings and its looks, defaults filled in, by the slug that it has or has had; null when there is none, or it is archived. */
export async function findProject(slug: string) {
  const project = await findAnyProject(slug)
  return project?.archived_at ? null : project
}

/** The same for the team, which sees archived ones too. */
export async function findAnyProject(slug: string) {
  if (!isStorable(slug)) return null
  const kept = await db.project_slug.findUnique({ where: { slug }, include: { project: true } })
  return kept && dressed(kept.project)
}

/** A project by its id; NOT_FOUND when there is none. */
export async function getProject(id: string) {
  const row = await db.project.findUnique({ where: { id } })
  if (!row) throw notFound('project')
  return dressed(row)
}

/** The same where its portal is open; NOT_FOUND for an archived one too. */
export async function getOpenProject(id: string) {
  const project = await getProject(id)
  if (project.archived_at) throw notFound('project')
  return project
}

/** The same where it takes something new; an archived one is a CONFLICT. */
export async function getTakingProject(id: string) {
  const project = await getProject(id)
  if (project.archived_at) throw archived()
  return project
}

export type PortalProject = Awaited<ReturnType<typeof getProject>>

function dressed({ id, slug, name, settings, customization, created_at, updated_at, ...more }: project) {
  const { support_recipient, archived_at } = more
  return {
    id,
    slug,
    name,
    settings: ProjectSettings.parse(settings ?? {}),
    customization: shownLooks(customization),
    support_recipient,
    archived_at,
    created_at,
    updated_at,
  }
}
