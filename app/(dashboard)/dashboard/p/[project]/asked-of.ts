import type { z } from 'zod'
import type { Endpoint } from '@/lib/contract/endpoint'

type Listing = Endpoint & { query: z.ZodObject }
export type SearchParams = Promise<{ [name: string]: string | string[] | undefined }>

/** What the filters in a page's address ask of a list, as the browser will ask it and as the verb takes it; where they make no sense, nothing but `base`. */
export async function askedOf<const E extends Listing, B extends object, const N extends string>(
  endpoint: E,
  base: B,
  given: SearchParams,
  names: readonly N[],
) {
  const params = await given
  const filters = Object.fromEntries(names.map((name) => [name, [params[name]].flat()[0] || undefined])) as {
    [K in N]: string | undefined
  }
  const parsed = endpoint.query.safeParse({ ...base, ...filters })
  const query = parsed.success ? { ...base, ...filters } : { ...base }
  return { query, parsed: endpoint.query.parse(query) as z.output<E['query']> }
}
