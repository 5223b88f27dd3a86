import type { BoardView } from './board-view'

type Change = { [K in keyof BoardView]?: BoardView[K] | undefined }

/** The address of a board, changed in one respect; any change but the page's own begins at the first page. */
export function boardHref(slug: string, view: BoardView = {}, change: Change = {}): string {
  const wanted = { ...view, page: undefined, ...change }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined && value !== 1) search.set(name, String(value))
  const query = search.toString()
  return `/p/${slug}/wishes${query && `?${query}`}`
}
