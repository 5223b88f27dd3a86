import 'server-only'
import { AppError } from '@/lib/errors'
import { lockWishes } from './lock-wishes'

/**
 * Holds the wishes that a request names in a list, until the transaction ends, and answers them in its order. Unknown ones are a VALIDATION_ERROR, merged ones
 * a CONFLICT, each named by its place in the list.
 */
export async function holdWishes(project_id: string, named: { id: string }[], list: 'ids' | 'each') {
  const held = await lockWishes(
    project_id,
    named.map(({ id }) => id),
  )
  const rows = named.map(({ id }) => held.get(id))
  const refuse = (
    code: 'VALIDATION_ERROR' | 'CONFLICT',
    message: string,
    wrong: (row: (typeof rows)[number]) => boolean,
  ) => {
    const details = rows.flatMap((row, n) =>
      wrong(row) ? [{ path: list === 'ids' ? `ids.${n}` : `each.${n}.id`, message }] : [],
    )
    const [first, ...more] = details
    if (!first) return
    const others = more.length > 0 ? ` (and ${more.length} more)` : ''
    throw new AppError(code, `${first.path}${others} ${message}. Nothing was changed.`, { details })
  }
  refuse('VALIDATION_ERROR', 'is not a wish of this project', (row) => row === undefined)
  refuse('CONFLICT', 'is merged into another; undo the merge before changing it', (row) => Boolean(row?.merged_into_id))
  return rows.flatMap((row) => row ?? [])
}
