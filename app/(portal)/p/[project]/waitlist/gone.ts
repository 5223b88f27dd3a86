/** Stands in an address for a token that was pressed and is not good. */
export const GONE = 'gone'
