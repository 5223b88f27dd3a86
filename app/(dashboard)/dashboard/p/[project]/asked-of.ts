import type { z } from 'zod'
import { fitWords } from '@/components/dashboard/kit/fit-words'
import type { Endpoint } from '@/lib/contract/endpoint'

type Listing = Endpoint & { query: z.ZodObject }
export type SearchParams = Promise<{ [name: string]: string | string[] | undefined }>

/** What the filters in a page's address ask of a list, as the browser will ask it and as the verb takes it; one that makes no sense is as if it were not there. */
export async function askedOf<const E extends Listing, B extends object, const N extends string>(
  endpoint: E,
  base: B,
  given: SearchParams,
  names: readonly N[],
) {
  const params = await given
  const filters = Object.fromEntries(
    names.map((name) => [name, fitWords([params[name]].flat()[0] ?? '') || undefined]),
  ) as {
    [K in N]: string | undefined
  }
  const { error } = endpoint.query.safeParse({ ...base, ...filters })
  for (const { path } of error?.issues ?? []) delete filters[path[0] as N]
  const query = { ...base, ...filters } as B & z.input<E['query']>
  return { query, parsed: endpoint.query.parse(query) as z.output<E['query']> }
}
