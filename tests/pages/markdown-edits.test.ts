import { describe, expect, test } from 'vitest'
import { around, block, type Edit, lines, link } from '@/components/dashboard/help/article/markdown-edits'

/** A text with what is chosen in it between bars. */
const area = (text: string) => {
  const [before = '', chosen = '', after = ''] = text.split('|')
  const value = before + chosen + after
  return { value, selectionStart: before.length, selectionEnd: before.length + chosen.length }
}

/** The same after an edit. */
function edited(text: string, edit: (at: ReturnType<typeof area>) => Edit): string {
  const at = area(text)
  const { text: written, start, end, chosen } = edit(at)
  const value = at.value.slice(0, start) + written + at.value.slice(end)
  return `${value.slice(0, chosen[0])}|${value.slice(...chosen)}|${value.slice(chosen[1])}`
}

describe('what a button of the toolbar writes', () => {
  test.each([
    ['a |b| c', 'a **|b|** c'],
    ['a **|b|** c', 'a |b| c'],
    ['||', '**|words|**'],
  ])('bold: %s', (before, after) => {
    expect(edited(before, (at) => around(at, '**', 'words'))).toBe(after)
  })

  test.each([
    ['one\n|two\nthree|\nfour', 'one\n|- two\n- three|\nfour'],
    ['|- two\n- three|', '|two\nthree|'],
    ['1. t||wo', '- two||'],
    ['||', '- ||'],
  ])('a list: %s', (before, after) => {
    expect(edited(before, (at) => lines(at, '- '))).toBe(after)
  })

  test('numbers count, a heading takes the place of another', () => {
    expect(edited('|a\nb|', (at) => lines(at, '1. '))).toBe('|1. a\n2. b|')
    expect(edited('|1. a\n2. b|', (at) => lines(at, '1. '))).toBe('|a\nb|')
    expect(edited('### a||', (at) => lines(at, '## '))).toBe('## a||')
  })

  test('a link and a picture choose their address, code its words', () => {
    expect(edited('see |this|', (at) => link(at, 'words'))).toBe('see [this](|https://|)')
    expect(edited('||', (at) => link(at, 'words', true))).toBe('![words](|https://|)')
    expect(edited('see |this|', (at) => block(at, 'words'))).toBe('see \n```\n|this|\n```\n')
  })
})
