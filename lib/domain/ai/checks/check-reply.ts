import type { AiReply } from '@/lib/contract/support-ai-reply'
import type { ModelAnswer } from '@/lib/domain/ai/model-answer'
import { type Article, checkQuotes } from './check-quotes'
import { findInvented } from './find-invented'
import { findLeaks } from './find-leaks'
import { findPromises } from './find-promises'
import { findSecretAsks } from './find-secret-asks'
import { findUnfounded } from './find-unfounded'
import { isCourtesy } from './is-courtesy'
import { isTold, languageOf } from './language-of'
import { sentencesOf } from './sentences-of'
import { wordsOf } from './words'

type Material = {
  config: AiReply
  articles: Article[]
  /** What was said so far, and the name of who asks. */
  said: string[]
  /** The addresses of the articles. */
  links: string[]
  boundary: string
  /** The rules of the prompt as they are for everybody. */
  rules: string
}

/** Characters that a reply may have. */
const longest = { short: 1_200, medium: 3_000, detailed: 8_000 } as const
const LONGEST_QUESTION_BACK = 800

/** Looks at a model's answer without a model: which of its citations are true, and why the reply should not go out unread, if so. */
export function checkReply(answer: ModelAnswer, { config, articles, said, links, boundary, rules }: Material) {
  const { citations, problems } = checkQuotes(answer, articles)
  const ofTheTeam = [config.signoff, config.instructions, ...articles.flatMap(({ title, content }) => [title, content])]
  const grounded = config.ground_in_articles && answer.kind === 'grounded'
  return {
    citations,
    problems: [
      ...lengthProblems(answer, config),
      ...problems,
      ...languageProblems(answer, config),
      ...(grounded && citations.length === 0 ? ['It quotes no article.'] : []),
      ...(grounded ? findUnfounded(answer, citations, { articles, signoff: config.signoff, said }) : []),
      ...findInvented(answer.reply, [...ofTheTeam, config.persona, ...said, ...links]),
      ...(/!\[|<\/?[a-z!]|&#?\w+;/i.test(answer.reply) ? ['It holds an image or HTML.'] : []),
      ...findPromises(answer.reply, ofTheTeam),
      ...findSecretAsks(answer.reply, ofTheTeam),
      ...findLeaks(answer.reply, { boundary, rules, ofTheTeam: [config.instructions, config.persona] }),
      ...(answer.kind === 'clarify' ? clarifyProblems(answer, config, said) : []),
    ],
  }
}

function lengthProblems({ reply }: ModelAnswer, { length, signoff }: AiReply): string[] {
  if (reply.trim() === '') return ['It is empty.']
  return reply.length > longest[length] + signoff.length ? [`It is longer than “${length}” allows.`] : []
}

function languageProblems({ reply }: ModelAnswer, { language }: AiReply): string[] {
  const [wanted] = language.toLowerCase().split('-')
  const found = languageOf(reply)
  if (language === 'auto' || !found || found === wanted || !isTold(wanted ?? '')) return []
  return [`It is not in the language that is set (${language}).`]
}

/** Asking back is questions and courtesies: whatever it states, nobody has checked. */
function clarifyProblems({ reply }: ModelAnswer, { ask_clarifying, signoff }: AiReply, said: string[]): string[] {
  const thread = wordsOf(said.join(' '))
  const stated = sentencesOf(reply.replace(signoff, '')).filter(
    (sentence) => !/[?？؟]\s*$/u.test(sentence) && !isCourtesy(sentence, thread),
  )
  return [
    ...(stated.length > 0 ? ['It states something instead of asking back.'] : []),
    ...(ask_clarifying ? [] : ['It asks back, which is switched off.']),
    ...(/[?？؟]/u.test(reply) ? [] : ['It is meant to ask back, but asks nothing.']),
    ...(reply.length > LONGEST_QUESTION_BACK + signoff.length ? ['It says too much for asking back.'] : []),
  ]
}
