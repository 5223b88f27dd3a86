import { z } from 'zod'
import type { SearchParams } from '@/components/portal/board/board-view'
import type { ThreadView } from '@/components/portal/wish/thread-view'
import { Id, paging } from '@/lib/contract/fields'

const known = z.object({
  page: paging.page.catch(1),
  reply: Id.optional().catch(undefined),
  commented: Id.optional().catch(undefined),
})

/** What a wish's address says about its conversation; what is not understood is as if it were not there. */
export function readThread(params: SearchParams): ThreadView {
  return { ...known.parse(params), thanks: params.thanks !== undefined, merged: params.merged !== undefined }
}
