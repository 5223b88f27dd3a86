/** The address of a project's roadmap; with `all`, as many cards of each column as can be shown at once. */
export function roadmapHref(slug: string, { column, all = false }: { column?: string; all?: boolean } = {}): string {
  const query = new URLSearchParams({ ...(all && { all: '1' }), ...(column && { column }) }).toString()
  return `/p/${slug}/roadmap${query && `?${query}`}`
}
