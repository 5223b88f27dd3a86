import 'server-only'
import { createHash } from 'node:crypto'
import { type ParsedMail, type SimpleParserOptions, simpleParser } from 'mailparser'
import { headerAddress, headerText } from '@/lib/email/header-text'
import { AppError } from '@/lib/errors'
import type { Mail } from './mail'

const KIB = 1024

/** Our own of the settings; longer HTML takes seconds to read, and has a plain text beside it nearly always. */
const settings: SimpleParserOptions = {
  skipTextToHtml: true,
  skipImageLinks: true,
  keepCidLinks: true,
  maxHtmlLengthToParse: 512 * KIB,
}

/** Reads a mail (RFC 5322, MIME); one whose parts cannot be told apart is VALIDATION_ERROR. */
export async function parseMail(raw: Uint8Array): Promise<Mail> {
  const source = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const whole = await simpleParser(source, settings).catch(() => null)
  const parsed = whole ?? (await withoutHtml(source))
  const headers = (name: string) =>
    parsed.headerLines.filter(({ key }) => key === name).map(({ line }) => unfolded(line))
  return {
    message_id: headers('message-id')[0] || `sha256:${createHash('sha256').update(source).digest('hex')}`,
    from: senderOf(parsed),
    headers,
    text: whole || parsed.text ? (parsed.text ?? '') : null,
    attachments: parsed.attachments.map(({ filename, content }, place) => ({
      name: filename || `attachment-${place + 1}`,
      content: new Uint8Array(content),
    })),
  }
}

/** HTML that is too long or nested too deeply leaves what else there is. */
async function withoutHtml(source: Buffer): Promise<ParsedMail> {
  try {
    return await simpleParser(source, { ...settings, skipHtmlToText: true })
  } catch (cause) {
    throw new AppError('VALIDATION_ERROR', 'This cannot be read as a mail (RFC 5322).', { cause })
  }
}

/** Two senders, or two headers, are nobody: mail servers and programs disagree on which of them counts. */
function senderOf({ headerLines, from }: ParsedMail): Mail['from'] {
  const lines = headerLines.filter(({ key }) => key === 'from')
  const [sender, ...others] = from?.value ?? []
  const address = headerAddress(sender?.address)
  if (lines.length !== 1 || others.length > 0 || address === null) return null
  return { name: headerText(sender?.name ?? '', 200) || null, address }
}

/** A header without its name, unfolded. */
const unfolded = (line: string) =>
  line
    .slice(line.indexOf(':') + 1)
    .replace(/\r?\n[ \t]/g, ' ')
    .trim()
