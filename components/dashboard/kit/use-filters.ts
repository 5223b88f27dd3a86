'use client'

import { usePathname, useSearchParams } from 'next/navigation'

type Values<N extends string> = Partial<Record<N | 'page', string>>

/** The filters of a list and its page, held by the address, so that it can be kept, sent and gone back to. A new filter begins at the first page. */
export function useFilters<const N extends string>(names: readonly N[]) {
  const path = usePathname()
  const search = useSearchParams()

  const values: Values<N> = {}
  for (const name of [...names, 'page'] as const) {
    const value = search.get(name)
    if (value) values[name] = value
  }

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
  const clear = () => set(Object.fromEntries(names.map((name) => [name, undefined])) as Values<N>)
  return { values, href, set, clear, isFiltered }
}
