import { withoutTables } from '@/lib/markdown/without-tables'
import { plainText } from '@/lib/plain-text'

const LENGTH = 200
const HEADING = /^ {0,3}#{1,6}[ \t].*$/gm
const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?? {0,3}\1[`~]*[ \t]*$/gm

/** The beginning of an article as plain text, cut at a word; its headings, tables and code are left out where anything else stands. */
export function excerptOf(content: string): string {
  const prose = withoutTables(content.replace(/\r\n?/g, '\n').replace(FENCE, ''), () => null).replace(HEADING, '')
  const text = plainText(prose.trim()) || plainText(content)
  const letters = [...text]
  if (letters.length <= LENGTH) return text
  const cut = letters.slice(0, LENGTH).join('')
  return `${cut.replace(/\s+\S*$/, '')}…`
}
