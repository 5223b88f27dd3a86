import type { ModelAnswer } from '@/lib/domain/ai/model-answer'
import { holds, wordsOf } from './words'

export type Article = { id: string; title: string; content: string }

type Citation = ModelAnswer['citations'][number]

const FEWEST_LETTERS = 12

/** Parts the citations into those that are true — the quote stands in its article, the sentence in the reply — and what is wrong with the others. */
export function checkQuotes({ reply, citations }: ModelAnswer, articles: Article[]) {
  const said = wordsOf(reply)
  const read = new Map(articles.map(({ id, title, content }) => [id, spellings(title, content)]))
  const problems: string[] = []
  const good = citations.filter((citation) => {
    const problem = problemOf(citation, said, read)
    if (problem) problems.push(problem)
    return !problem
  })
  return { citations: good, problems }
}

/** An article as it is written, and as it is read: links without their addresses. */
function spellings(title: string, content: string): string[] {
  const seen = content.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
  return [content, seen].map((text) => wordsOf(`${title}\n${text}`))
}

function problemOf({ sentence, quote, article_id }: Citation, said: string, read: Map<string, string[]>) {
  const article = read.get(article_id)
  if (!article) return 'It quotes an article that it was not given.'
  const words = wordsOf(quote)
  if (words.length < FEWEST_LETTERS) return `A quote is too short to prove anything: “${cut(quote)}”.`
  if (!article.some((text) => holds(text, words))) return `A quote does not stand in its article: “${cut(quote)}”.`
  const claim = wordsOf(sentence)
  if (claim === '' || !holds(said, claim))
    return `A citation is for a sentence that is not in the reply: “${cut(sentence)}”.`
  return null
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
