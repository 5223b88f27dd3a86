import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Article, Markdown } from '@/components/ui/markdown'
import { linkTargets } from '@/lib/domain/ai/checks/link-targets'
import { markdownOf } from '@/lib/email/look/markdown'
import messages from '@/lib/i18n/messages/en.json'
import { isTangled } from '@/lib/markdown/is-tangled'

/** The most that the public may send in one text. */
const LONGEST = 20_000

const shown = (element: ReactElement) =>
  renderToStaticMarkup(
    // biome-ignore lint/correctness/noChildrenProp: its type asks for it
    createElement(NextIntlClientProvider, { locale: 'en', timeZone: 'UTC', messages, children: element }),
  )

const readers: [string, (text: string) => unknown][] = [
  ['a page', (text) => shown(createElement(Markdown, { text }))],
  ['an article', (text) => shown(createElement(Article, { text }))],
  ['a letter', (text) => renderToStaticMarkup(markdownOf(text))],
  ['the check of a draft', linkTargets],
]
const repeated = [
  '>',
  '> ',
  '1. ',
  '- ',
  '- > ',
  '*a',
  'a*',
  '_a_ ',
  '~a',
  '**a *b ',
  '[',
  '[a](',
  '![a](',
  '[a]',
  '> a\n>> ',
]
  .concat([']', '](', '\\](', '>\n\n', '> a\n\n', 'a\n---\n', 'a\n===\n', '[a]: b\n', '<a ', '*a\r\r'])
  .map((shape) => shape.repeat(LONGEST / shape.length))
const fence = '- a\n  ```\n\n'
const shapes = [
  ...repeated,
  '*a'.repeat(2_990) + ']'.repeat(14_000),
  '*a'.repeat(990) + ']'.repeat(1_000),
  fence + '*a'.repeat(3_990),
  fence + '1. '.repeat(190),
]

test.each(readers)('no text keeps %s for long, however its marks stand in each other', (_, read) => {
  for (const shape of shapes) {
    const began = performance.now()
    read(shape)
    expect(performance.now() - began, shape.slice(0, 20)).toBeLessThan(3_000)
  }
})

test('what would keep a parser is shown as it was written', () => {
  const text = `${'>'.repeat(50)} *Hello* <b>1.</b>`
  expect(shown(createElement(Markdown, { text })).replace(/<\/?(div|p)[^>]*>/g, '')).toBe(
    `${'&gt;'.repeat(50)} *Hello* &lt;b&gt;1.&lt;/b&gt;`,
  )
})

test.each([
  '> > > a quote of a quote',
  '- one\n  - two\n    - three',
  `${'word *strong* '.repeat(950)}`,
  `${'- [x] done _now_\n\n'.repeat(1_000)}`,
  `\`\`\`\n${'snake_case_name = list[0]\n'.repeat(700)}\`\`\``,
  `\`\`\`\n${'[1,2],'.repeat(1_300)}\n\n${`${'*'.repeat(60)}\n`.repeat(51)}${'>'.repeat(60)}\n\`\`\``,
  `-----\n\n${'- '.repeat(45)}`,
  '> a line of a mail\n'.repeat(1_000),
])('%.20j is read as Markdown', (text) => {
  expect(isTangled(text)).toBe(false)
})
