import 'server-only'
import { log } from '@/lib/log'

const QUIET = 30_000

/** What pg-boss says went wrong, into the log; each of its pollers says it every two seconds, so the same is told twice a minute. */
export function problemTeller(what: string): (error: Error) => void {
  const told = new Map<string, number>()
  return ({ message }) => {
    const error = message.replace(/ \(Queue: .*$/, '')
    if (Date.now() - (told.get(error) ?? 0) < QUIET) return
    told.set(error, Date.now())
    log.error({ error }, what)
  }
}
