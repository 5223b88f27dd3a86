'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { fitWords } from './fit-words'

type Offered<N extends string> = { [K in N]?: readonly string[] }
type Values<N extends string, O extends Offered<N>> = {
  [K in N | 'page']?: K extends keyof O ? (O[K] extends readonly (infer V)[] ? V : string) : string
}

const PAGE = /^[1-9]\d{0,8}$/

/** The filters of a list and its page, held by the address, so that it can be kept, sent and gone back to. A new filter begins at the first page. A value that is none of those `offered`, and a page that there cannot be, are as if nothing were asked. */
export function useFilters<const N extends string, const O extends Offered<N> = Record<never, never>>(
  names: readonly N[],
  offered?: O,
) {
  const path = usePathname()
  const search = useSearchParams()

  const isMeant = (name: N | 'page', value: string) =>
    name === 'page' ? PAGE.test(value) : (offered?.[name]?.includes(value) ?? true)
  const asked = [...names, 'page' as const].flatMap((name) => {
    const value = fitWords(search.get(name) ?? '')
    return value && isMeant(name, value) ? [[name, value]] : []
  })
  const values: Values<N, O> = Object.fromEntries(asked)

  function href(changes: Partial<Record<N | 'page', string | undefined>>): string {
    const next = new URLSearchParams(search)
    if (!('page' in changes)) next.delete('page')
    for (const [name, value] of Object.entries<string | undefined>(changes)) {
      if (value && !(name === 'page' && value === '1')) next.set(name, value)
      else next.delete(name)
    }
    const query = next.toString()
    return query ? `${path}?${query}` : path
  }

  /** Goes there without asking the server for the page anew: the list fetches its own rows. */
  function set(changes: Partial<Record<N | 'page', string | undefined>>, { replace = false } = {}): void {
    const to = href(changes)
    if (replace) window.history.replaceState(null, '', to)
    else window.history.pushState(null, '', to)
  }

  const isFiltered = names.some((name) => values[name])
  const clear = () =>
    set(Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Record<N | 'page', undefined>>)
  return { values, href, set, clear, isFiltered }
}
