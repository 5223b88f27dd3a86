/** How long a licence key may be: those of other services, which an import brings along, are longer than ours. Apart from the rest, so that a page that only counts brings no schemas. */
export const LONGEST_KEY = 1_000
