import 'server-only'
import { db, transaction } from '@/lib/db'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { createRoadmap } from '@/lib/domain/roadmap/create-roadmap'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { AppError, invalid } from '@/lib/errors'
import type { project } from '@/prisma/client/client'

type NewProject = {
  name: string
  slug?: string
  is_demo?: boolean
  customization?: Record<string, string>
  support_recipient?: string | null
}

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Creates a project and its first API key (`write`), whose plaintext is in the answer and nowhere else. A slug that is taken is a CONFLICT. */
export async function createProject({ name, slug, ...rest }: NewProject) {
  const title = name.trim()
  if (title.length === 0 || title.length > 200) throw invalid('name', 'must have 1 to 200 characters')
  if (slug !== undefined && (!slugShape.test(slug) || slug.length > 60)) {
    throw invalid('slug', 'must be small letters, digits and single hyphens, up to 60')
  }

  return transaction(async () => {
    const row = await insert({ ...rest, name: title, slug: slug ?? (slugify(title) || 'project') }, slug === undefined)
    if (!row) throw new AppError('CONFLICT', `Another project has the slug “${slug}” already; choose another.`)
    await createRoadmap(row.id)
    const { key } = await createApiKey({ project_id: row.id, name: 'First key' })
    return { project: row, api_key: key }
  })
}

/** Undefined when another project has the slug, unless a `similar` one will do. */
async function insert(data: NewProject & { slug: string }, similar: boolean): Promise<project | undefined> {
  const [row] = await db.project.createManyAndReturn({ data: [data], skipDuplicates: true })
  return row || !similar ? row : insert({ ...data, slug: `${data.slug}-${randomSuffix()}` }, similar)
}
