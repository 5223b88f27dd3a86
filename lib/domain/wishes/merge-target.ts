import 'server-only'
import { AppError, invalid } from '@/lib/errors'
import { followMerges } from './find-public-wish'
import { requireWish } from './get-wish'

/** The wish that merging one into another goes into: the other, or the one it was merged into itself. An unknown one is a VALIDATION_ERROR, the wish itself a CONFLICT. */
export async function mergeTarget(project_id: string, id: string, asked: string): Promise<string> {
  await requireWish(project_id, id)
  const target = await followMerges(asked)
  if (target?.project_id !== project_id) throw invalid('into', 'is not a wish of this project')
  if (asked === id || target.id === id)
    throw new AppError('CONFLICT', 'A wish cannot be merged into itself or into one that was merged into it.')
  return target.id
}

/** Refuses a wish that is merged already, but not into that one. Answers whether it is. */
export function isMergedInto(merged_into_id: string | null, ...targets: string[]): boolean {
  if (merged_into_id === null) return false
  if (targets.includes(merged_into_id)) return true
  throw new AppError('CONFLICT', 'This wish is merged into another already. Undo that merge first.')
}
