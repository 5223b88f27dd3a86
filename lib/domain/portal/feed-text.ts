import { plainText } from '@/lib/plain-text'

const READ = 1_000

/** The beginning of a Markdown text as an entry's summary: plain, cut at a word where more follows. */
export function summary(markdown: string): string {
  const begun = plainText(markdown, READ)
  return html(markdown.length > READ ? `${begun.replace(/(\s+\S*|\p{Cs})$/u, '')}…` : begun)
}

/** Plain text where the feed takes HTML, so that what somebody wrote is shown and not run. */
export function html(value: string): string {
  return text(value).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Text for an element: the library takes one `&amp;` for an ampersand. */
export function text(value: string): string {
  return printable(value).replaceAll('&', '&amp;')
}

/** Text for an attribute: the library escapes all but `<`, which may not stand there. */
export function attribute(value: string): string {
  return printable(value).replaceAll('<', '‹')
}

/** The text without what XML 1.0 cannot carry (its section 2.2). */
function printable(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
  return value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
