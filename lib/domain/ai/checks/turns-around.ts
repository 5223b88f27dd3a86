import { holds, stemsOf, wordsOf } from './words'

const no =
  /\b(?:no|not|never|none|nothing|nobody|nowhere|neither|nor|without|cannot|(?:do|does|did|ca|can|wo|would|should|could|is|are|was|were|has|have|had|must|need)n? t|(?:do|does|did|ca|would|should|could|is|are|was|were|has|have|had|must|need)nt)\b|(?<!\p{L})(?:nicht|nie|niemals|nichts|niemand\p{L}*|kein\p{L}*|ohne|weder|nirgend\p{L}*|jamais|pas|nunca|niet|geen|nooit|não)(?!\p{L})/u

/** A sentence of an article. */
export type Line = { text: string; words: string }

type Clause = { denies: boolean; stems: Set<string> }

/** Whether a sentence denies what its quotes say, or says what they deny: clause by clause, each against the one that is most like it. */
export function turnsAround(sentence: string, quotes: { quote: string; article: Line[] }[]): boolean {
  const sources = quotes.flatMap(({ quote, article }) => clausesOf(aroundOf(quote, article)))
  if (sources.length === 0) return false
  return clausesOf(sentence).some(({ denies, stems }) => {
    const likeness = sources.map((source) => source.stems.intersection(stems).size)
    const most = Math.max(...likeness)
    const like = most > 0 ? sources.filter((_, n) => likeness[n] === most) : sources
    return like.every((source) => source.denies !== denies)
  })
}

/** The sentence of an article that a quote was cut out of, because “never” may stand before the cut. */
function aroundOf(quote: string, article: Line[]): string {
  const words = wordsOf(quote)
  const around = article.filter((line) => holds(line.words, words)).map(({ text }) => text)
  return around.length > 0 ? around.join('\n') : quote
}

const clausesOf = (text: string): Clause[] =>
  text
    .split(/[,;:.!?()\n–—]|\s-\s|(?<!\p{L})(?:but|however|aber|sondern)(?!\p{L})/iu)
    .map(wordsOf)
    .filter(Boolean)
    .map((words) => ({ denies: no.test(words), stems: stemsOf(words) }))
