import { expect, test } from 'vitest'
import { excerptOf } from '@/lib/domain/help/articles/excerpt-of'
import { plainText } from '@/lib/plain-text'
import { demoFlows } from '@/prisma/demo/help'

const table = '| The cloud is | What helps |\n| :--- | ---: |\n| grey | wait \\| check |\n| red | **press** it |'

test.each([
  ['**Bold** and _slanted_ and ~~gone~~', 'Bold and slanted and gone'],
  ['# Head\n\nText', 'Head Text'],
  ['Two things:\n\n- one\n- two', 'Two things: one · two'],
  ['See [the plan](https://example.com) ![now](https://example.com/a.png)', 'See the plan now'],
  ['`snake_case` and user_name stay, 2*3 too', 'snake_case and user_name stay, 2*3 too'],
  ['`## ` makes a heading', '## makes a heading'],
  [`Look:\n\n${table}\n\nThen wait.`, 'Look: The cloud is, What helps · grey, wait | check · red, press it Then wait.'],
  ['a|b\n-|-\n1|2', '· a, b · 1, 2'],
  ['Run\n\n```sh\nnpm start\n```\n\nor\n\n~~~\nstop\n~~~', 'Run npm start or stop'],
  ['this | that, or\nsomething else', 'this | that, or something else'],
])('%j reads as %j', (markdown, words) => {
  expect(plainText(markdown)).toBe(words)
})

test.each([
  [`Look first.\n\n${table}\n\nThen wait.`, 'Look first. Then wait.'],
  ['# Head\r\n\r\nRun this:\r\n\r\n```sh\r\nrm -rf *\r\n```\r\n\r\nDone.', 'Run this: Done.'],
  ['```\nnever closed', 'never closed'],
  [table, '· The cloud is, What helps · grey, wait | check · red, press it'],
  ['```\nnpm start\n```', 'npm start'],
])('the excerpt of %j is %j', (content, words) => {
  expect(excerptOf(content)).toBe(words)
})

test('no excerpt of the demo shows how it was written', () => {
  for (const { title, content } of demoFlows.flatMap(({ articles }) => articles))
    expect(excerptOf(content), title).not.toMatch(/\||```|\*\*|---/)
})
