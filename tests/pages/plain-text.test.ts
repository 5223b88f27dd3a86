import { expect, test } from 'vitest'
import { plainText } from '@/components/portal/board/plain-text'

test.each([
  ['**Bold** and _slanted_ and ~~gone~~', 'Bold and slanted and gone'],
  ['# Head\n\nText', 'Head Text'],
  ['Two things:\n\n- one\n- two', 'Two things: one · two'],
  ['See [the plan](https://example.com) ![now](https://example.com/a.png)', 'See the plan now'],
  ['`snake_case` and user_name stay, 2*3 too', 'snake_case and user_name stay, 2*3 too'],
  ['`## ` makes a heading', '## makes a heading'],
])('%j reads as %j', (markdown, words) => {
  expect(plainText(markdown)).toBe(words)
})
