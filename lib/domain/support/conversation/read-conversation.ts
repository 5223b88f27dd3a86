import 'server-only'
import type { Proof } from '@/lib/caller'
import { openRequest } from '@/lib/domain/support/access/open-request'
import { shownRequest } from '@/lib/domain/support/shown-request'
import { publicMessages } from './public-messages'

/** A request that the proof opens, with its public messages. */
export async function readConversation(proof: Proof, id: string) {
  const request = await openRequest(proof, id)
  return { ...shownRequest(request), messages: await publicMessages(request) }
}
