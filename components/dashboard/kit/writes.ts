import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '@/lib/contract/endpoint'

/** A page may have been read while a write was still under way; clocks of server and browser may differ by as much. */
const MARGIN = 2_000

const ends = new WeakMap<QueryClient, Map<string, number>>()
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Remembers that what these endpoints answer has just been changed from here. */
export function noteWrite(client: QueryClient, changed: readonly Endpoint[]): void {
  const known = ends.get(client) ?? new Map<string, number>()
  ends.set(client, known)
  for (const each of changed) known.set(nameOf(each), Date.now())
}

/** Whether something read at that moment may not know of the last write from here. */
export function isOutdated(client: QueryClient, endpoint: Endpoint, at: number): boolean {
  const end = ends.get(client)?.get(nameOf(endpoint))
  return end !== undefined && at < end + MARGIN
}
