/** A text in one spelling: full-width forms and ligatures as plain letters (NFKC), without invisible characters. */
export const inOneSpelling = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '')

/** A text as its words alone, lower case with one space between: what is left when case, space, punctuation and Markdown do not count. */
export const wordsOf = (text: string): string =>
  inOneSpelling(text)
    .toLowerCase()
    .replace(/[*_~`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether these words stand in that text one after the other. */
export const holds = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)

/** The beginnings of the longer words, which mostly stay when a word is bent. */
export const stemsOf = (words: string): Set<string> =>
  new Set(words.split(' ').flatMap((word) => (word.length > 4 ? [word.slice(0, 5)] : [])))
