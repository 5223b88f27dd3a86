import { expect, test } from 'vitest'
import { deskMessages } from '@/lib/i18n/desk-messages'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import { pickLocale } from '@/lib/i18n/pick-locale'

test.each([
  [undefined, null, 'en'],
  [undefined, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [undefined, 'fr,en;q=0.5,de;q=0.7', 'de'],
  [undefined, 'de;q=0, en', 'en'],
  [undefined, ';;;,,q=', 'en'],
  ['en', 'de', 'en'],
  ['xx', 'de', 'de'],
])('chosen %j, browser %j: %j', (chosen, header, locale) => {
  expect(pickLocale(chosen, header)).toBe(locale)
})

test('every language has the same messages with the same placeholders', () => {
  expect(shape(de)).toEqual(shape(en))
  expect(shape(deskMessages.de)).toEqual(shape(deskMessages.en))
})

/** A name in braces that are not a branch's, as in `one {has}`. */
const placeholder = /(?<!(?:\b(?:zero|one|two|few|many|other)|=\d+)\s)\{([a-z]\w*)[,}]/g

function shape(messages: Record<string, { [key: string]: string }>) {
  return Object.entries(messages).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]) => [
      `${area}.${key}`,
      [...new Set([...text.matchAll(placeholder)].map((match) => match[1]))].toSorted(),
    ]),
  )
}
