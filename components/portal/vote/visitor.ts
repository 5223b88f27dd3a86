/** The cookie that makes a visitor's votes theirs; made by the first vote and by nothing else. */
export const visitorCookie = 'frontdesk_visitor'
export const VISITOR_SECONDS = 365 * 24 * 60 * 60

const BYTES = 16
const shape = new RegExp(`^[0-9a-f]{${2 * BYTES}}$`)

/** A cookie's value, if it is one of ours. */
export const knownVisitor = (value: string | undefined): string | undefined =>
  value && shape.test(value) ? value : undefined

/** 128 random bits in hex. */
export const newVisitor = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
