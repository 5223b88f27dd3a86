import 'server-only'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'

/** Holds the names of a project's categories until the transaction ends, and refuses one that another category has already, whatever its case. */
export async function claimName(project_id: string, name: string, own_id?: string): Promise<void> {
  await db.$executeRaw`SELECT FROM project WHERE id = ${project_id}::uuid FOR NO KEY UPDATE`
  const taken = await db.$queryRaw<unknown[]>`
    SELECT FROM category
    WHERE project_id = ${project_id}::uuid AND lower(name) = lower(${name}) AND id IS DISTINCT FROM ${own_id ?? null}::uuid`
  if (taken.length === 0) return

  const message = `There is a category “${name}” already; choose another name.`
  throw new AppError('CONFLICT', message, { details: [{ path: 'name', message }] })
}
