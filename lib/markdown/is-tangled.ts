import { withoutCode } from './without-code'

/** Quotes and lists in each other, so many on one line: a parser goes down into each. */
const nested = (most: number) => new RegExp(String.raw`^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){${most}}`)
const DEEP = nested(40)
const DEEP_IN_CODE = nested(200)
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/

/** Marks of which each may belong to every other one of its paragraph. */
const MARK = /[*_~[\]]/g
const MOST_MARKS = 2_000
const MOST_IN_CODE = 8_000

/** Lines that begin a quote or end a heading: each is looked for among all before. */
const BEGINNING = /^[ \t]*(?:>.*|-+|=+)[ \t]*$/
const MOST_BEGINNINGS = 1_500

/**
 * Whether a Markdown text would keep a parser for seconds, or end it, whoever wrote it: then it is shown as it was written.
 * What stands in code blocks counts less, yet counts: a parser may see their ends elsewhere.
 */
export function isTangled(markdown: string): boolean {
  const text = markdown.replace(/\r\n?/g, '\n')
  const prose = withoutCode(text)
  const isDeep = (part: string, deep: RegExp) => part.split('\n').some((line) => deep.test(line) && !RULE.test(line))
  const isFull = (part: string, most: number) =>
    part.split(/\n[ \t]*\n/).some((block) => (block.match(MARK)?.length ?? 0) > most)
  return (
    isDeep(prose, DEEP) ||
    isDeep(text, DEEP_IN_CODE) ||
    isFull(prose, MOST_MARKS) ||
    isFull(text, MOST_IN_CODE) ||
    text.split('\n').filter((line) => BEGINNING.test(line)).length > MOST_BEGINNINGS
  )
}
