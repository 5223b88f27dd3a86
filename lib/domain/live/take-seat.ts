import 'server-only'
import { AppError } from '@/lib/errors'

/** So many streams one address may have open in one process: an office's, not a flood's. */
export const MOST_STREAMS = 40

const shared = globalThis as { [key: symbol]: Map<string, number> | undefined }
const place = Symbol.for('frontdesk.live.seats')

/** Counts a stream of an address until what is answered is called; RATE_LIMITED when the address has too many. */
export function takeSeat(address: string): () => void {
  shared[place] ??= new Map()
  const seats = shared[place]
  const taken = seats.get(address) ?? 0
  if (taken >= MOST_STREAMS) {
    throw new AppError(
      'RATE_LIMITED',
      'Too many live streams are open from your address. Close some, or ask by and by.',
      {
        headers: { 'Retry-After': '30' },
      },
    )
  }
  seats.set(address, taken + 1)

  let left = false
  return () => {
    if (left) return
    left = true
    const rest = (seats.get(address) ?? 1) - 1
    if (rest > 0) seats.set(address, rest)
    else seats.delete(address)
  }
}
