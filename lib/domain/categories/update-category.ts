import 'server-only'
import type { z } from 'zod'
import type { categories } from '@/lib/contract/categories'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { categoryColor } from './category-color'
import { claimName } from './claim-name'

/** Changes what is given of a category; its slug stays. A name that another one of the project has is a CONFLICT. */
export async function updateCategory(
  project_id: string,
  id: string,
  { color, ...changes }: z.output<typeof categories.update.body>,
) {
  return transaction(async () => {
    const before = await db.category.findFirst({ where: { id, project_id } })
    if (!before) throw notFound('category')
    if (changes.name) await claimName(project_id, changes.name, id)

    const newColor = color === null ? categoryColor(changes.name ?? before.name) : color
    const data = { ...changes, ...(newColor && { color: newColor }) }
    const [row] = await db.category.updateManyAndReturn({ where: { id, project_id }, data })
    if (!row) throw notFound('category')
    return row
  })
}
