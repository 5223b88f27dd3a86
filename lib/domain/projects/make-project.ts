import 'server-only'
import { db, transaction } from '@/lib/db'
import { createRoadmap } from '@/lib/domain/roadmap/create-roadmap'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { AppError, invalid } from '@/lib/errors'
import type { project } from '@/prisma/client/client'

export type NewProject = {
  name: string
  slug?: string
  is_demo?: boolean
  organization_id?: string | null
  customization?: Record<string, string>
  support_recipient?: string | null
}

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Creates a project with its roadmap, and nothing that opens it. A slug that is taken is a CONFLICT. */
export async function makeProject({ name, slug, ...rest }: NewProject) {
  const title = name.trim()
  if (title.length === 0 || title.length > 200) throw invalid('name', 'must have 1 to 200 characters')
  if (slug !== undefined && (!slugShape.test(slug) || slug.length > 60)) {
    throw invalid('slug', 'must be small letters, digits and single hyphens, up to 60')
  }

  return transaction(async () => {
    const row = await insert({ ...rest, name: title, slug: slug ?? (slugify(title) || 'project') }, slug === undefined)
    if (!row) throw new AppError('CONFLICT', `Another project has the slug “${slug}” already; choose another.`)
    await createRoadmap(row.id)
    return row
  })
}

/** Undefined when another project has the slug, or had it, unless a `similar` one will do. */
async function insert(data: NewProject & { slug: string }, similar: boolean): Promise<project | undefined> {
  const isTaken = (await db.project_slug.count({ where: { slug: data.slug } })) > 0
  const [row] = isTaken ? [] : await db.project.createManyAndReturn({ data: [data], skipDuplicates: true })
  return row || !similar ? row : insert({ ...data, slug: `${data.slug}-${randomSuffix()}` }, similar)
}
