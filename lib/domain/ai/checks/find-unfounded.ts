import type { ModelAnswer } from '@/lib/domain/ai/model-answer'
import type { Article } from './check-quotes'
import { isCourtesy } from './is-courtesy'
import { languageOf } from './language-of'
import { sentencesOf } from './sentences-of'
import { type Line, turnsAround } from './turns-around'
import { holds, stemsOf, wordsOf } from './words'

const MOST_WORDS_BESIDE = 2

type Material = {
  articles: Article[]
  signoff: string
  /** What was said so far, and the name of who asks. */
  said: string[]
}

/**
 * The sentences of a reply that rest on no true citation, on one that speaks of something else, or on one that says the
 * opposite; the sign-off and what is nothing but a courtesy need none.
 */
export function findUnfounded(
  { reply }: ModelAnswer,
  citations: ModelAnswer['citations'],
  { articles, signoff, said }: Material,
): string[] {
  const language = languageOf(reply)
  const known = wordsOf(said.join('\n'))
  const texts = new Map(articles.map(({ id, content }) => [id, linesOf(content)]))
  const claims = citations.map((citation) => ({ ...citation, claim: wordsOf(citation.sentence) }))
  return sentencesOf(signoff ? reply.replace(signoff, '\n') : reply).flatMap((sentence) => {
    const words = wordsOf(sentence)
    if (words === '' || isCourtesy(sentence, known)) return []
    const rests = claims.filter(({ claim }) => holds(claim, words) || isMostOf(claim, words))
    if (rests.length === 0) return [`No article is quoted for: “${cut(sentence)}”.`]
    const quoted = articles.filter(({ id }) => rests.some(({ article_id }) => article_id === id))
    if (!quoted.some((article) => speaksOf(words, language, article)))
      return [`The article says nothing of the kind: “${cut(sentence)}”.`]
    const quotes = rests.map(({ quote, article_id }) => ({ quote, article: texts.get(article_id) ?? [] }))
    return turnsAround(sentence, quotes) ? [`The article says the opposite: “${cut(sentence)}”.`] : []
  })
}

const linesOf = (content: string): Line[] =>
  sentencesOf(content.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')).map((text) => ({ text, words: wordsOf(text) }))

/** Whether a sentence is a claim with no more than a word or two beside it, such as “please”. */
const isMostOf = (claim: string, words: string) =>
  holds(words, claim) && words.split(' ').length - claim.split(' ').length <= MOST_WORDS_BESIDE

/** Whether a claim shares a telling word with the article that is quoted for it; across languages that cannot be told. */
function speaksOf(words: string, language: string | null, { title, content }: Article): boolean {
  const text = `${title}\n${content}`
  const telling = stemsOf(words)
  const foreign = language !== null && language !== languageOf(text)
  if (telling.size === 0 || foreign) return true
  return !telling.isDisjointFrom(stemsOf(wordsOf(text)))
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
