import 'server-only'
import type { z } from 'zod'
import type { categories } from '@/lib/contract/categories'
import { db, transaction } from '@/lib/db'
import { slugify } from '@/lib/domain/slug'
import { categoryColor } from './category-color'
import { conflictingName } from './conflicting-name'

/** Creates a category; without a colour it gets one that its name decides. A name that makes the same address is a CONFLICT. */
export async function createCategory({ project_id, name, color, icon, description }: z.output<typeof categories.create.body>) {
  return transaction(async () => {
    const slug = slugify(name) || encodeURIComponent(name.toLowerCase()).slice(0, 60)
    const [row] = await db.category.createManyAndReturn({
      data: [{ project_id, name, slug, color: color ?? categoryColor(name), icon: icon ?? null, description: description ?? null }],
      skipDuplicates: true,
    })
    if (!row) throw conflictingName(name)
    return row
  })
}
