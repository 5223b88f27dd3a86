import { randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The part of an address that a title makes: small Latin letters, digits and hyphens, up to 60; empty when nothing of the title fits. */
export function slugify(title: string): string {
  return title
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}

/** Six random characters that keep two like titles apart. */
export function randomSuffix(): string {
  return Array.from({ length: 6 }, () => letters.charAt(randomInt(letters.length))).join('')
}
