import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Args, Endpoint, Reply } from '@/lib/contract/endpoint'
import { keyOf } from './key-of'

/** The answers shown on this page, to be changed before the server has said yes. */
export class Cache {
  readonly #client: QueryClient
  readonly #before: [QueryKey, unknown][] = []

  constructor(client: QueryClient) {
    this.#client = client
  }

  /** Changes every answer of an endpoint that is kept; return the reply as it is where nothing changes. */
  change<const E extends Endpoint>(endpoint: E, change: (reply: Reply<E>, args: Args<E>) => Reply<E>): void {
    const queryKey = keyOf(endpoint)
    void this.#client.cancelQueries({ queryKey })
    for (const [key, reply] of this.#client.getQueriesData<Reply<E>>({ queryKey })) {
      if (reply === undefined) continue
      this.#before.push([key, reply])
      this.#client.setQueryData(key, change(reply, key[2] as Args<E>))
    }
  }

  /** Puts back what was there before. */
  undo(): void {
    for (const [key, reply] of this.#before.toReversed()) this.#client.setQueryData(key, reply)
  }
}
