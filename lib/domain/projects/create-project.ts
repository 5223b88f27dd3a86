import 'server-only'
import { db, transaction } from '@/lib/db'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { AppError, invalid } from '@/lib/errors'

type NewProject = { name: string; slug?: string; is_demo?: boolean; customization?: Record<string, string> }

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Creates a project and its first API key (`write`), whose plaintext is in the answer and nowhere else. A slug that is taken is a CONFLICT. */
export async function createProject({ name, slug, ...rest }: NewProject) {
  const title = name.trim()
  if (title.length === 0 || title.length > 200) throw invalid('name', 'must have 1 to 200 characters')
  if (slug !== undefined && (!slugShape.test(slug) || slug.length > 60)) {
    throw invalid('slug', 'must be small letters, digits and single hyphens, up to 60')
  }

  return transaction(async () => {
    const [row] = await db.project.createManyAndReturn({
      data: [{ name: title, slug: slug ?? (await freeSlug(title)), ...rest }],
      skipDuplicates: true,
    })
    if (!row) throw new AppError('CONFLICT', `Another project has the slug “${slug}” already; choose another.`)
    const { key } = await createApiKey({ project_id: row.id, name: 'First key' })
    return { project: row, api_key: key }
  })
}

async function freeSlug(name: string): Promise<string> {
  const plain = slugify(name) || 'project'
  const taken = await db.project.findUnique({ where: { slug: plain }, select: { id: true } })
  return taken ? `${plain}-${randomSuffix()}` : plain
}
