import { columnArgs, queueArgs, type RoomFilters, tableArgs, viewOf } from '@/components/dashboard/wishes/list-args'
import type { Args } from '@/lib/contract/endpoint'
import { WishStatus } from '@/lib/contract/wish-status'
import { wishes } from '@/lib/contract/wishes'
import { listWishes } from '@/lib/domain/wishes/list-wishes'
import { type Known, known } from '@/lib/known'

/** The lists that a view of the wishes begins with; the first page of those that wait to be let in comes last. */
export async function readLists(project_id: string, filters: RoomFilters): Promise<Known<typeof wishes.list>[]> {
  const view = viewOf(filters)
  const shown =
    view === 'board'
      ? WishStatus.options.map((status) => columnArgs(project_id, status, filters))
      : [view === 'table' ? tableArgs(project_id, filters) : queueArgs(project_id, filters)]
  return Promise.all([...shown.map(read), readQueue(project_id)])
}

/** The first page of the wishes that wait to be let in. */
export const readQueue = (project_id: string) => read(queueArgs(project_id, {}))

async function read(args: Args<typeof wishes.list>): Promise<Known<typeof wishes.list>> {
  const query = wishes.list.query.parse(args.query)
  return known(wishes.list, args, await listWishes(query.project_id, query))
}
