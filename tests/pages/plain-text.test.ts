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
  ['a|b\n-|-\n1|2', 'a, b · 1, 2'],
  ['1. Open Settings\n2) Choose it\n- [x] Done', 'Open Settings · Choose it · Done'],
  ['See [one (a)](https://example.com/a_(b)) and [two](<https://example.com/)> "so (it) is").', 'See one (a) and two.'],
  ['[![The *plan*](a.png)](https://example.com), [[1]](#note), (see [it](/x))', 'The plan, [1], (see it)'],
  ['Write to <mailto:a@example.com> or <b>us</b>', 'Write to mailto:a@example.com or <b>us</b>'],
  ['One\n\n---\n\nTwo\n\n* * *', 'One Two'],
  ['Run\n\n```sh\nnpm start\n```\n\nor\n\n~~~\nstop\n~~~', 'Run npm start or stop'],
  ['this | that, or\nsomething else', 'this | that, or something else'],
])('%j reads as %j', (markdown, words) => {
  expect(plainText(markdown)).toBe(words)
})

test.each([
  [`Look first.\n\n${table}\n\nThen wait.`, 'Look first. Then wait.'],
  ['# Head\r\n\r\nRun this:\r\n\r\n```sh\r\nrm -rf *\r\n```\r\n\r\nDone.', 'Run this: Done.'],
  ['```\nnever closed', 'never closed'],
  [table, 'The cloud is, What helps · grey, wait | check · red, press it'],
  ['```\nnpm start\n```', 'npm start'],
])('the excerpt of %j is %j', (content, words) => {
  expect(excerptOf(content)).toBe(words)
})

test.each([
  ['a word [and a link](https://example.com)', 'a word and a link'],
  ['a word [and a link](https://exa', 'a word and a link'],
  ['a word [and a l', 'a word and a l'],
])('what is read no further than %j shows no half of a link', (read, words) => {
  expect(plainText(`${read} and more`, read.length)).toBe(words)
})

test('marks that somebody nests without end are read in no time', () => {
  const began = performance.now()
  for (const mark of ['[', '![', '[a](', '(', '[(', '<', '- ', '* ', '_']) plainText(mark.repeat(2_000), 10_000)
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('an article of 100,000 marks without sense is read in no time', () => {
  const shapes = ['`', '```a\n', '~~~\n', '|', '|a\n| ', '-|', ' ', '# ', ' \n', '|\t']
  for (const shape of shapes) {
    const content = shape.repeat(100_000 / shape.length)
    const began = performance.now()
    excerptOf(content)
    excerptOf(`|a\n${content.replaceAll('\n', ' ')}|`)
    expect(performance.now() - began, shape).toBeLessThan(1_000)
  }
})

test('an excerpt has its 200 letters, however long the addresses in it are', () => {
  const link = (n: number) => `[Word ${n}](https://example.com/${'long/'.repeat(60)})`
  expect(excerptOf([1, 2, 3, 4].map(link).join(' '))).toBe('Word 1 Word 2 Word 3 Word 4')
})

test('no excerpt of the demo shows how it was written', () => {
  for (const { title, content } of demoFlows.flatMap(({ articles }) => articles))
    expect(excerptOf(content), title).not.toMatch(/\||```|\*\*|---|^·|\]\(/)
})
