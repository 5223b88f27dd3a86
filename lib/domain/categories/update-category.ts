import 'server-only'
import type { z } from 'zod'
import type { categories } from '@/lib/contract/categories'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { categoryColor } from './category-color'
import { conflictingName } from './conflicting-name'

/** Changes what is given of a category; its slug stays. A name that another one of the project has is a CONFLICT. */
export async function updateCategory(project_id: string, id: string, { color, ...changes }: z.output<typeof categories.update.body>) {
  return transaction(async () => {
    const before = await db.category.findFirst({ where: { id, project_id } })
    if (!before) throw notFound('category')
    const name = changes.name
    if (name && (await db.category.findFirst({ where: { project_id, name: { equals: name, mode: 'insensitive' }, id: { not: id } } }))) throw conflictingName(name)

    const newColor = color === null ? categoryColor(name ?? before.name) : color
    return db.category.update({ where: { id }, data: { ...changes, ...(newColor && { color: newColor }) } })
  })
}
