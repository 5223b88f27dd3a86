import 'server-only'
import type { z } from 'zod'
import type { wishes } from '@/lib/contract/wishes'
import { readWishes } from './read-wishes'
import { selectWishes } from './select-wishes'

/** One page of a project's wishes as the team sees them, hidden ones too. */
export async function listWishes(project_id: string, query: z.output<typeof wishes.list.query>) {
  const { status, category_id, priority, is_pinned, is_approved, end_user_id, merged, page, per_page } = query
  const is_merged = merged
  const filter = { project_id, status, category_id, priority, is_pinned, is_approved, end_user_id, is_merged }
  const { ids, total } = await selectWishes(filter, query)
  return { rows: await readWishes(ids), total, page, per_page }
}
