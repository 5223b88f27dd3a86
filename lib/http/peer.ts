import { AsyncLocalStorage } from 'node:async_hooks'

type Peer = {
  address: string | undefined
  announceLength?: (bytes: number) => void
  method?: string | undefined
  url?: string | undefined
}

const shared = globalThis as { [key: symbol]: unknown }
const key = Symbol.for('frontdesk.peer')
shared[key] ??= new AsyncLocalStorage<Peer>()

/** Who is at the other end of the connection. Next bundles a copy of this module; the storage is one for the whole process. */
export const peer = shared[key] as AsyncLocalStorage<Peer>

/** The address of the connection that the current request came by, whatever its headers say. */
export const peerAddress = (): string => peer.getStore()?.address ?? '127.0.0.1'

/** Tells the connection how long the answer is: Next drops `Content-Length` from what a route answers. */
export const announceLength = (bytes: number): void => peer.getStore()?.announceLength?.(bytes)

/** The method of the current request; pages cannot see it otherwise. */
export const peerMethod = (): string | undefined => peer.getStore()?.method

/** The path and query of the page that the current request asks for. */
export function peerPath(): string | undefined {
  const { url } = peer.getStore() ?? {}
  if (!url) return undefined
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.delete('_rsc')
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
