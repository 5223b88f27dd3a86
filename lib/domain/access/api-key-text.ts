import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const shape = /^app_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/

function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let i = 0; i < 6; i += 1) {
    text = base62.charAt(rest % 62) + text
    rest = Math.floor(rest / 62)
  }
  return text
}

/** A new API key: `app_`, 40 random base62 characters (238 bits), 6 of CRC-32. */
export function newApiKey(): string {
  const body = Array.from({ length: 40 }, () => base62.charAt(randomInt(62))).join('')
  return `app_${body}${checksum(body)}`
}

/** Whether the text has the shape and the checksum of an API key, so that a typo is told without asking the database. */
export function isApiKey(text: string): boolean {
  const [, body, check] = shape.exec(text) ?? []
  return body !== undefined && checksum(body) === check
}
