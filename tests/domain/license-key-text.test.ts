import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashOfKey, newKey } from '@/lib/domain/licences/key-text'
import { sha256 } from '@/lib/secret'

const ours = '0199c1f0-7a52-7c31-9d2e-3f4a5b6c7d8e'
const theirs = '0199c1f0-7a52-7c31-9d2e-3f4a5b6c7d8f'
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Keys of `ours`, always the same: one typo in a million is not told by 20 bits, and no test may hang on it. */
const sample = [
  'NA9G7-TGR8P-DEC01-Q0TS0-E4QP4-W4VV1',
  '38ZBP-RDBHT-ZY4ZZ-XVX33-A7W3W-3SJHZ',
  'Z2SK0-XK6XX-EWRG3-HTFSF-THAHB-FSD9Z',
  '33V17-AWPD6-G2YKQ-P5FGN-AY1AN-5H4E7',
  '6JFMR-CNAXH-CEDNN-ST0K1-SCW5M-NMY3N',
]
const bare = (text: string) => text.replaceAll('-', '')

describe('a key', () => {
  test.each([null, 'AB', 'ACMESOFT'])('of a project with the prefix %s: six groups of five, and its hash', (prefix) => {
    const { text, hash } = newKey(ours, prefix)
    const groups = text.split('-')
    if (prefix) expect(groups.shift()).toBe(prefix)
    expect(groups).toHaveLength(6)
    for (const group of groups) expect(group).toMatch(new RegExp(`^[${alphabet}]{5}$`))
    expect(hash).toBe(sha256(groups.join('')))
    expect(hashOfKey(ours, text)).toBe(hash)
  })

  test('uses every character of the alphabet, at every place', () => {
    const seen = Array.from({ length: 26 }, () => new Set<string>())
    for (let n = 0; n < 600; n += 1) {
      const key = bare(newKey(ours, null).text)
      for (const [place, letters] of seen.entries()) letters.add(key.charAt(place))
    }
    for (const letters of seen) expect(letters.size).toBe(32)
  })
})

describe('a key is read', () => {
  const between = fc.constantFrom('', '', '', '-', ' ', '–', '—', '\u00a0', '\u200b', '_', '.', '\n', ' - ')
  const lookAlikes: { [letter: string]: string[] } = { '0': ['0', 'O', 'o'], '1': ['1', 'I', 'i', 'L', 'l'] }
  const written = (letter: string) => fc.constantFrom(...(lookAlikes[letter] ?? [letter, letter.toLowerCase()]))
  const typed = (key: string) =>
    fc
      .tuple(
        fc.constantFrom('', '', 'ACME-', 'acme', 'OIL ', '0IL ', 'x-'),
        ...[...key].map((letter) => fc.tuple(written(letter), between).map((parts) => parts.join(''))),
      )
      .map((parts) => parts.join(''))

  test('without case, dashes, spaces and prefix, O as 0, I and L as 1', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sample).chain((text) => fc.tuple(fc.constant(bare(text)), typed(bare(text)))),
        ([key, text]) => hashOfKey(ours, text) === sha256(key),
      ),
      { numRuns: 1_000 },
    )
  })

  test('from nothing else, and whatever it is, without an error', () => {
    const pieces = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...sample))
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 4 }), (parts) => {
        const text = parts.join('')
        const hash = hashOfKey(ours, text)
        expect(hash === null || sample.some((key) => sha256(bare(key)) === hash)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('is told without a look-up', () => {
  test('every other character at every place', () => {
    for (const key of sample.map(bare))
      for (let place = 0; place < key.length; place += 1)
        for (const letter of `${alphabet}U`) {
          if (letter === key.charAt(place)) continue
          expect(hashOfKey(ours, key.slice(0, place) + letter + key.slice(place + 1))).toBeNull()
        }
  })

  test('two neighbours that changed places, a character too few', () => {
    for (const key of sample.map(bare))
      for (let place = 0; place < key.length; place += 1) {
        const [one, two] = [key.charAt(place), key.charAt(place + 1)]
        if (one !== two && two)
          expect(hashOfKey(ours, key.slice(0, place) + two + one + key.slice(place + 2))).toBeNull()
        expect(hashOfKey(ours, key.slice(0, place) + key.slice(place + 1))).toBeNull()
      }
  })

  test('a key of another project', () => {
    for (const key of sample) expect([hashOfKey(ours, key) !== null, hashOfKey(theirs, key)]).toEqual([true, null])
  })
})
