import 'server-only'
import { Slug } from '@/lib/contract/projects'
import { db, transaction } from '@/lib/db'
import { createRoadmap } from '@/lib/domain/roadmap/create-roadmap'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { AppError, invalid } from '@/lib/errors'
import type { project } from '@/prisma/client/client'
import { isRetired } from './is-retired'

export type NewProject = {
  name: string
  slug?: string
  is_demo?: boolean
  organization_id?: string | null
  customization?: Record<string, string>
  support_recipient?: string | null
}

/** Creates a project with its roadmap, and nothing that opens it. A slug that is taken is a CONFLICT. */
export async function makeProject({ name, slug, ...rest }: NewProject) {
  const title = name.trim()
  if (title.length === 0 || title.length > 200) throw invalid('name', 'must have 1 to 200 characters')
  const problem = slug === undefined ? null : slugProblem(slug)
  if (problem) throw invalid('slug', problem)

  return transaction(async () => {
    const row = await insert({ ...rest, name: title, slug: slug ?? (slugify(title) || 'project') }, slug === undefined)
    if (!row) throw taken(slug)
    await createRoadmap(row.id)
    return row
  })
}

function taken(slug: string | undefined): AppError {
  const message = `Another project has the slug “${slug}” already; choose another.`
  return new AppError('CONFLICT', message, { details: [{ path: 'slug', message }] })
}

/** What is wrong with a slug, as the contract has it; spaces around it too. */
function slugProblem(slug: string): string | null {
  const read = Slug.safeParse(slug)
  if (!read.success) return read.error.issues[0]?.message ?? 'is not good'
  return read.data === slug ? null : 'must be small letters, digits and single hyphens, up to 60'
}

/** Undefined when another project has the slug, or had it, or a deleted one of another team did, unless a `similar` one will do. */
async function insert(data: NewProject & { slug: string }, similar: boolean): Promise<project | undefined> {
  const { slug, organization_id = null } = data
  const isTaken = (await db.project_slug.count({ where: { slug } })) > 0 || (await isRetired(slug, organization_id))
  const [row] = isTaken ? [] : await db.project.createManyAndReturn({ data: [data], skipDuplicates: true })
  return row || !similar ? row : insert({ ...data, slug: `${data.slug}-${randomSuffix()}` }, similar)
}
