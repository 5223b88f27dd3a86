import { expect, test } from 'vitest'
import { shownKey } from '@/components/portal/licence/shown-key'

const ours = '0123456789ABCDEFGHJKMNPQRSTVWX'

test('a key of ours stands in its groups, however it was typed', () => {
  const groups = ['01234', '56789', 'ABCDE', 'FGHJK', 'MNPQR', 'STVWX']
  for (const typed of [ours, ours.toLowerCase(), ` ${groups.join('-')} `, `O${ours.slice(1)}`, groups.join('\u00ad')])
    expect(shownKey(typed)).toEqual(groups)
  expect(shownKey(`acme-${ours}`)).toEqual(['ACME', ...groups])
})

test('a key of another service stands as it was typed, of whatever length', () => {
  for (const length of [16, 29, 30, 34, 38, 39, 64]) {
    const typed = 'oIl-x'.repeat(13).slice(0, length)
    expect(shownKey(` ${typed} `, true)).toEqual([typed])
  }
  expect(shownKey('short')).toEqual(['short'])
})
