import { wordsOf } from './words'

/** Frequent words that few other languages have. */
const frequent: { [language: string]: string[] } = {
  en: ['the', 'and', 'you', 'your', 'to', 'of', 'is', 'are', 'with', 'this', 'for', 'can'],
  de: [
    'der',
    'die',
    'das',
    'und',
    'du',
    'dein',
    'deine',
    'sie',
    'ist',
    'nicht',
    'mit',
    'auf',
    'ein',
    'eine',
    'den',
    'kannst',
  ],
  fr: ['le', 'les', 'et', 'vous', 'votre', 'est', 'dans', 'pour', 'une', 'avec', 'pas', 'sur'],
  es: ['el', 'los', 'las', 'y', 'usted', 'su', 'es', 'para', 'una', 'con', 'por', 'puede'],
  it: ['il', 'gli', 'di', 'che', 'è', 'per', 'una', 'con', 'non', 'puoi', 'della', 'sono'],
  pt: ['os', 'você', 'seu', 'é', 'para', 'uma', 'com', 'não', 'pode', 'em', 'do', 'da'],
  nl: ['de', 'het', 'een', 'en', 'je', 'jouw', 'van', 'niet', 'met', 'op', 'kunt', 'voor'],
}

/** Whether `languageOf` knows this language. */
export const isTold = (language: string): boolean => language in frequent

/** The language a text is most likely in; null where too little tells. */
export function languageOf(text: string): string | null {
  const words = wordsOf(text).split(' ')
  const counts = Object.entries(frequent).map(([language, list]) => ({
    language,
    count: words.filter((word) => list.includes(word)).length,
  }))
  const [best, next] = counts.toSorted((a, b) => b.count - a.count)
  return best && best.count > (next?.count ?? 0) ? best.language : null
}
