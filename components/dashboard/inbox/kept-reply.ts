import { z } from 'zod'
import { HelpCard } from '@/lib/contract/support-messages'

/** What somebody has begun to write to a request. A reply and a note are two texts: none becomes the other by a slip. */
const KeptReply = z.object({
  mode: z.enum(['reply', 'note']),
  reply: z.string(),
  note: z.string(),
  articles: z.array(HelpCard),
  draft_id: z.string().nullable(),
  /** The last message that was there when the writing began; null: there was none. */
  seen: z.string().nullable(),
})
export type KeptReply = z.output<typeof KeptReply>
export type Mode = KeptReply['mode']

export const blank: KeptReply = { mode: 'reply', reply: '', note: '', articles: [], draft_id: null, seen: null }

const place = (request_id: string) => `frontdesk:reply:${request_id}`

/** What was begun in this browser and is not sent yet. */
export function readKept(request_id: string): KeptReply {
  try {
    return KeptReply.catch(blank).parse(JSON.parse(localStorage.getItem(place(request_id)) ?? 'null'))
  } catch {
    return blank
  }
}

/** Keeps it until it is sent or emptied. */
export function keep(request_id: string, kept: KeptReply): void {
  try {
    if (kept.reply || kept.note || kept.articles.length > 0)
      localStorage.setItem(place(request_id), JSON.stringify(kept))
    else localStorage.removeItem(place(request_id))
  } catch {
    // A browser that keeps nothing keeps no half-written reply.
  }
}
