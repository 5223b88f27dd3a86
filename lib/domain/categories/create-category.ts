import 'server-only'
import type { z } from 'zod'
import type { categories } from '@/lib/contract/categories'
import { db, transaction } from '@/lib/db'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { categoryColor } from './category-color'
import { claimName } from './claim-name'

/** Creates a category; without a colour it gets one that its name decides. A name that the project has already is a CONFLICT. */
export async function createCategory({
  project_id,
  name,
  color,
  icon,
  description,
}: z.output<typeof categories.create.body>) {
  return transaction(async () => {
    await claimName(project_id, name)
    return db.category.create({
      data: {
        project_id,
        name,
        slug: await freeSlug(project_id, name),
        color: color ?? categoryColor(name),
        icon: icon ?? null,
        description: description ?? null,
      },
    })
  })
}

/** Two names can make the same address ("C#", "C++"). */
async function freeSlug(project_id: string, name: string): Promise<string> {
  const slug = slugify(name) || 'category'
  const taken = await db.category.findUnique({ where: { project_id_slug: { project_id, slug } }, select: { id: true } })
  return taken ? `${slug}-${randomSuffix()}` : slug
}
