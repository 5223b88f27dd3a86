/** Text for a header line: one line, without control characters, so that nobody can add a header of their own. */
export function headerText(text: string, most = 998): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
}

const shape = /^[^\s<>()[\]\\,;:@"\p{Cc}]+@[^\s<>()[\]\\,;:@"\p{Cc}]+$/u

/** A bare e-mail address as it may stand in a header, or null when it is none. */
export function headerAddress(text: string | null | undefined): string | null {
  const plain = text?.trim() ?? ''
  return plain.length <= 320 && shape.test(plain) ? plain : null
}

/** `"Name" <address>`, the name quoted (RFC 5322). */
export function namedAddress(name: string, address: string): string {
  return `"${headerText(name, 200).replace(/["\\]/g, '\\$&')}" <${address}>`
}

/** The address in `Name <address>` or in a bare address. */
export const addressIn = (text: string): string => /<([^<>]+)>\s*$/.exec(text)?.[1]?.trim() ?? text.trim()
