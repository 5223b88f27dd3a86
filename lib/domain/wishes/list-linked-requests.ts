import 'server-only'
import { db } from '@/lib/db'
import { requireWish } from './get-wish'
import { mergedInto } from './unmerge-wish'

/** One page of the support requests that a wish of the project, or one merged into it, is linked to; the newest link first, each request once. */
export async function listLinkedRequests(
  project_id: string,
  id: string,
  { page, per_page }: { page: number; per_page: number },
) {
  await requireWish(project_id, id)
  const links = await db.support_request_wish.groupBy({
    by: ['support_request_id'],
    where: { project_id, wish_id: { in: await mergedInto(id) } },
    _max: { created_at: true },
    orderBy: [{ _max: { created_at: 'desc' } }, { support_request_id: 'desc' }],
  })
  const shown = links.slice((page - 1) * per_page, page * per_page)
  const ids = shown.map(({ support_request_id }) => support_request_id)
  const requests = new Map(
    (await db.support_request.findMany({ where: { id: { in: ids } } })).map((row) => [row.id, row]),
  )
  const rows = shown.flatMap(({ support_request_id, _max }) => {
    const request = requests.get(support_request_id)
    return request ? [{ ...request, linked_at: _max.created_at ?? request.created_at }] : []
  })
  return { rows, total: links.length, page, per_page }
}
