import 'server-only'
import type { Customer } from '@/lib/caller'
import { isStillGood } from '@/lib/domain/support/access/is-still-good'
import { openRequest } from '@/lib/domain/support/access/open-request'
import { eventStream } from './event-stream'

/** The changes to a request that the proof opens, as far as they are for its customer. */
export async function followRequest({ proof, address }: Customer, asked: string) {
  const { id } = await openRequest(proof, asked)
  return eventStream({
    address,
    tells: (change) => {
      const isOurs = change === null || (change.support_request_id === id && change.audience === 'all')
      return isOurs ? { id } : null
    },
    restsOn: [proof.hash],
    mayGoOn: () => isStillGood(proof),
  })
}
