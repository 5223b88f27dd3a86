import EmailReplyParser from 'email-reply-parser'
import { inTime } from './in-time'

/** More than a message may have, so that a long quote before the answer is still told from it. */
const MOST = 100_000

/** What somebody wrote in a mail: without quotes and signature. Where nothing would be left, all but the lines that are quoted for certain. */
export function writtenText(mail: string): string {
  const lines = withPlainHeaders(mail.slice(0, MOST).toWellFormed().replace(/\r\n?/g, '\n').split('\n'))
  const answer = lines.slice(0, quoteStart(lines)).join('\n')
  const written = inTime(500, () => visible(answer)) ?? unquoted(lines)
  return tidy(written) || tidy(unquoted(lines))
}

/** More lines than this are no signature, whatever stands above them: a line of dashes may be anything. */
const LONGEST_SIGNATURE = 15

function visible(answer: string): string {
  const fragments = new EmailReplyParser().read(answer).getFragments()
  const kept = fragments.filter(
    (part) => !part.isHidden() || (part.isSignature() && part.getContent().split('\n').length > LONGEST_SIGNATURE),
  )
  return kept.map((part) => part.getContent()).join('\n\n')
}

const opening = /^\s*(On|Am|Le|El|Il|Em|Op|Den|Dnia|W dniu)\s/
const closing = /\b(wrote|schrieb|écrit|escribió|scritto|escreveu|schreef|skrev|pisze|napisała?)\b[^:]{0,200}:$/
const LINES = 4

/** What stands for the line that opens a quote: the one that the parser certainly knows. */
const header = 'On that day somebody wrote:'

/** “On <day>, <name> wrote:” on one line, with a blank one before it; mail programs break it anywhere, even within the address. */
function withPlainHeaders(lines: string[]): string[] {
  const plain: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const length = headerLength(lines, at)
    if (length === 0) plain.push(lines[at] ?? '')
    else plain.push('', header)
    at += Math.max(0, length - 1)
  }
  return plain
}

/** Of how many lines the header of a quote is that begins here; 0 for none. A date and an address, or a quote after it, tell it from a sentence. */
function headerLength(lines: string[], at: number): number {
  if (!opening.test(lines[at] ?? '')) return 0
  let whole = ''
  for (let length = 1; length <= LINES && at + length <= lines.length; length += 1) {
    whole = `${whole} ${lines[at + length - 1]?.trim()}`.slice(0, 600)
    if (!closing.test(whole)) continue
    const next = lines.slice(at + length).find((line) => line.trim() !== '')
    return (/\d/.test(whole) && /[@<]/.test(whole)) || next?.startsWith('>') ? length : 0
  }
  return 0
}

const from = /^\s*\*?(From|Von|De|Van|Da|Od|Från|Fra)\s?:/i
const sent =
  /^\s*\*?(Sent|Date|Gesendet|Datum|Envoyé|Date|Enviado( el)?|Fecha|Inviato|Verzonden|Skickat|Sendt|Wysłano)\s?:/i
const original =
  /^\s*-{2,12}\s?(Original Message|Ursprüngliche Nachricht|Message d['’]origine|Mensaje original|Messaggio originale|Oorspronkelijk bericht|Oprindelig besked)\s?-{2,12}\s*$/i

/** The line at which the mail that is answered stands as it was, as Outlook puts it below; the number of lines when it does not. */
function quoteStart(lines: string[]): number {
  const at = lines.findIndex(
    (line, place) =>
      original.test(line) || (from.test(line) && lines.slice(place + 1, place + 5).some((next) => sent.test(next))),
  )
  return at === -1 ? lines.length : at
}

const unquoted = (lines: string[]) => lines.filter((line) => line !== header && !line.startsWith('>')).join('\n')

/** Without lines of dashes at the end, and never more than one blank line. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => (/^[\s\u200b-\u200f\u2060\ufeff]*$/.test(line) ? '' : line.trimEnd()))
  while (/^[\s_=*-]*$/.test(lines.at(-1) ?? 'x')) lines.pop()
  while (lines[0] === '') lines.shift()
  return lines.filter((line, place) => line !== '' || lines[place - 1] !== '').join('\n')
}
