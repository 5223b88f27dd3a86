/** The most letters that the API searches for. */
export const MOST_LETTERS = 200

/** What stands in an address, as the API takes it: no longer, and without what is no letter. */
export const fitWords = (words: string): string => words.replaceAll('\0', '').slice(0, MOST_LETTERS)
