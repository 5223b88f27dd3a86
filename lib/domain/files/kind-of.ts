import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { type Kind, kindFor } from './kinds'
import { oleType } from './ole-type'
import { isPlain, isText, textKind } from './text-kind'

/** What a content is, read from its bytes; null for programs, scripts, HTML, SVG, XML and whatever is not known. The name only picks among the kinds of plain text. */
export async function kindOf(content: Uint8Array, name: string): Promise<Kind | null> {
  const found = await fileTypeFromBuffer(content)
  const kind = found ? kindFor(found.mime, found.ext) : null

  // Wholly printable bytes are a text, whatever their first letters recall: “BM” begins a bitmap and many a sentence.
  if (isPlain(content) && !writtenAsText.has(found?.mime ?? '')) return textKind(content, name, found !== undefined)
  if (kind) return kind
  if (found?.mime === 'application/x-cfb') return kindFor(oleType(content) ?? '', '')
  return found === undefined && isText(content) ? textKind(content, name, false) : null
}

/** Formats of printable characters that are more than text: those taken, and those that a program would run. */
const writtenAsText = new Set([
  'application/pdf',
  'application/rtf',
  'application/postscript',
  'application/eps',
  'application/xml',
  'image/svg+xml',
])
