import { withoutCode } from '@/lib/markdown/without-code'
import { withoutTables } from '@/lib/markdown/without-tables'
import { plainText } from '@/lib/plain-text'

const LENGTH = 200
/** Addresses are long, and none of them is shown. */
const READ = 2_000
const HEADING = /^ {0,3}#{1,6}[ \t].*$/gm

/** The beginning of an article as plain text, cut at a word; its headings, tables and code are left out where anything else stands. */
export function excerptOf(content: string): string {
  const prose = withoutTables(withoutCode(content.replace(/\r\n?/g, '\n')), () => null).replace(HEADING, '')
  const text = plainText(prose.trim(), READ) || plainText(content, READ)
  const letters = [...text]
  if (letters.length <= LENGTH) return text
  const cut = letters.slice(0, LENGTH).join('')
  return `${cut.replace(/\s+\S*$/, '')}…`
}
