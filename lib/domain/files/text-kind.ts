import { isUtf8 } from 'node:buffer'
import type { Kind } from './kinds'

const usual =
  'txt text log md markdown csv tsv json jsonl ndjson yaml yml toml ini conf diff patch srt vtt ics vcf'.split(' ')
const byEnding: Record<string, string> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
}

/** Whether the bytes are UTF-8 without NUL. */
export function isText(content: Uint8Array): boolean {
  return isUtf8(content) && !content.includes(0)
}

/** Whether the bytes are text without control characters but those that logs have (tab, line ends, form feed, escape). */
export function isPlain(content: Uint8Array): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that text does not have
  return isText(content) && !/[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/.test(latin1(content))
}

/** Which plain text a text is; null for markup and scripts. One that begins like a binary file (`disguised`) may hold no tag anywhere. */
export function textKind(content: Uint8Array, name: string, disguised: boolean): Kind | null {
  const text = new TextDecoder().decode(content)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what may stand before the first character that is seen
  const start = text.replace(/^[\s\u0000-\u001f\u200b-\u200f\u2060\ufeff]+/, '')
  if (script.test(start) || tag.test(start) || (disguised && anyTag.test(text))) return null

  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const mime_type = ending === 'json' && isJson(text) ? 'application/json' : (byEnding[ending] ?? 'text/plain')
  return { mime_type, extensions: ['txt', ...usual] }
}

/** A tag, a comment, a document type or a processing instruction, at the beginning or anywhere. */
const markup = String.raw`<(?:[!?%]|/?[a-z][\w.-]*(?::[\w.-]+)?(?:[\s/>]|$))`
const tag = new RegExp(`^${markup}`, 'i')
const anyTag = new RegExp(markup, 'i')

/** What a system runs by its first line: a Unix script, a file for the Windows registry. */
const script = /^(#!|REGEDIT4|Windows Registry Editor)/

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function latin1(content: Uint8Array): string {
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1')
}
