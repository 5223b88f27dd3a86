import 'server-only'
import { log } from '@/lib/log'
import type { Colleague, LiveChange } from './live-change'
import { Outlet } from './outlet'
import { switchboard } from './switchboard'
import { takeSeat } from './take-seat'

/** How often a stream says that it is there, and after how many of these it asks whether it may go on. */
export const pace = { beat: 20_000, beats_per_check: 3 }

/** The data of an event, `changed` or `replying`. */
type Said = { id: string | null; by?: Colleague }

type Followed = {
  /** The client's address, which may have so many streams. */
  address: string
  /** What to say of a change, null for one that is not for this stream; of `null`, what to say when some may have been missed. */
  tells: (change: LiveChange | null) => Said | null
  /** What the caller's proof rests on, as `gone` names it: the stream ends with the first of them, before anything later is said. */
  restsOn: (string | undefined)[]
  /** Whether the caller's proof is still good. */
  mayGoOn: () => Promise<boolean>
}

/** Server-sent events (WHATWG HTML, 9.2) of changes, until the client goes or its proof is good no more. The database is being heard when this comes back. */
export async function eventStream({ address, tells, restsOn, mayGoOn }: Followed): Promise<ReadableStream<Uint8Array>> {
  const leaveSeat = takeSeat(address)
  const outlet = new Outlet()
  outlet.atEnd(leaveSeat)
  try {
    const hangUp = await switchboard().listen(async (said) => {
      if (said !== null && 'gone' in said) return restsOn.includes(said.gone) ? outlet.end() : undefined
      if (said === null && !(await goesOn(mayGoOn))) return outlet.end()
      const data = tells(said)
      if (data) outlet.say(`event: ${data.by ? 'replying' : 'changed'}\ndata: ${JSON.stringify(data)}\n\n`)
    })
    outlet.atEnd(hangUp)
    if (!(await goesOn(mayGoOn))) outlet.end() // The proof may have ended before anybody listened.
  } catch (error) {
    outlet.end()
    throw error
  }
  outlet.say('retry: 3000\n: listening\n\n')
  keepAlive(outlet, mayGoOn)
  return outlet.readable
}

function keepAlive(outlet: Outlet, mayGoOn: Followed['mayGoOn']): void {
  let beats = 0
  const timer = setInterval(async () => {
    outlet.say(': still here\n\n')
    beats += 1
    if (beats % pace.beats_per_check === 0 && !(await goesOn(mayGoOn))) outlet.end()
  }, pace.beat)
  outlet.atEnd(() => clearInterval(timer))
}

/** With the database away nobody can tell: the stream goes on, nothing comes through it anyway. */
async function goesOn(mayGoOn: Followed['mayGoOn']): Promise<boolean> {
  try {
    return await mayGoOn()
  } catch (error) {
    log.warn({ error: String(error) }, 'whether a live stream may go on could not be asked')
    return true
  }
}
