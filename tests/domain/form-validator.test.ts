import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FormFieldsInput } from '@/lib/contract/form-fields'
import { compileForm, problemWords } from '@/lib/contract/form-validator'

type Fields = { [name: string]: unknown }
type Row = [type: string, more: Fields, good: unknown[], bad: unknown[]]

/** The rule that a value breaks in a form of one field; null when it breaks none. */
function broken(field: Fields, value: unknown): string | null {
  const fields = FormFieldsInput.parse([{ id: 'f', label: 'F', ...field }])
  const problems = compileForm(fields)(value === undefined ? {} : { f: value })
  expect(problems.length).toBeLessThanOrEqual(1)
  return problems[0]?.rule ?? null
}

const file = { name: 'a.png', mime_type: 'image/png', size: 1, url: 'https://files.example.com/a.png' }
const abc = { options: ['a', 'b', 'ä 😀'] }
const notText = [7, true, false, ['a'], {}, [[]]]

const table: Row[] = [
  ['text', {}, ['a', ' a ', '😀', '<b>', 'a\nb', 'x'.repeat(20_000)], notText],
  ['textarea', {}, ['a\n\nb', '漢'], notText],
  ['hidden', {}, ['campaign-7'], notText],
  [
    'email',
    {},
    ['ana@example.com', ' A.B+c@Sub.Example.co.uk '],
    [
      'ana',
      'ana@',
      '@example.com',
      'a@b',
      'a b@example.com',
      'a@example.com, b@example.com',
      7,
      ['a@example.com'],
    ].concat('a@example.com\r\nBcc: b@example.com', `${'a'.repeat(250)}@example.com`),
  ],
  [
    'url',
    {},
    ['https://example.com', 'http://example.com:8080/a?b=c#d', 'https://münchen.example/ä'],
    [
      'example.com',
      '//example.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'a b',
      7,
    ],
  ],
  [
    'tel',
    {},
    ['+49 30 123456', '(030) 12 34-56', '030/123456 (Büro)', '110', '+1.555.0100', '030 123456 ext. 7', '0800 FLOWERS'],
    ['call me', '12', '+', '---', '٠٣٠١٢٣', '1'.repeat(60), 30123456],
  ],
  [
    'number',
    {},
    [0, -1, 1.5, 1e300, '0', '-1', '+1', '1.5', '.5', '5.', '1e3', ' 42 '],
    ['one', '1,5', '1 000', '0x10', '1e999', 'NaN', 'Infinity', '--1', '1.2.3', '٣', '.', true, ['1'], {}],
  ],
  [
    'date',
    {},
    ['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', ' 2026-11-20 '],
    ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '20.11.2026'].concat(
      '2026-11-20T00:00:00Z',
      'today',
    ),
  ],
  ['select', abc, ['a', 'b', 'ä 😀'], ['c', 'A', 'a ', 'a,b', ['a'], 1, true, {}]],
  ['radio', abc, ['a', 'b'], ['c', 'A', ['a'], 1, true]],
  ['checkbox', {}, [true, false], ['true', 'on', 1, 0, ['a'], {}]],
  ['checkbox', abc, [['a'], ['b', 'a'], ['a', 'b', 'ä 😀'], []], ['a', true, false, ['c'], ['a', 'a'], [1], {}]],
  [
    'file',
    {},
    [[file], [file, { ...file, url: 'https://other.example.com/b' }], Array(10).fill(file)],
    ['a.png', file, [{ ...file, url: 'javascript:alert(1)' }], [{ name: 'a.png' }], Array(11).fill(file), [7]].concat([
      [{ ...file, size: -1 }],
    ]),
  ],
]

const rows = <T>(pick: (row: Row) => T[]) =>
  table.flatMap((row) => pick(row).map((value) => [row[0], row[1], value] as [string, Fields, T]))

describe('a value is judged by the type of its field', () => {
  test.each(rows((row) => row[2]))('%s %j takes %j', (type, more, value) => {
    expect(broken({ type, ...more }, value)).toBeNull()
  })

  test.each(rows((row) => row[3]))('%s %j refuses %j', (type, more, value) => {
    expect(broken({ type, ...more }, value)).not.toBeNull()
    expect(broken({ type, ...more, required: true }, value)).not.toBeNull()
  })
})

describe('what is not there', () => {
  const kinds = table.map(([type, more]) => [type, more] as const)
  const nothing = [undefined, null, '', '  \n']

  test.each(kinds)('%s %j may be missing, null or empty', (type, more) => {
    for (const value of nothing) expect(broken({ type, ...more }, value)).toBeNull()
  })

  test.each(kinds)('%s %j that is required may not', (type, more) => {
    for (const value of nothing) expect(broken({ type, ...more, required: true }, value)).toBe('required')
  })

  test('a required checkbox must be ticked; one with options needs one of them; a file field needs a file', () => {
    expect(broken({ type: 'checkbox', required: true }, false)).toBe('required')
    expect(broken({ type: 'checkbox', required: true }, true)).toBeNull()
    expect(broken({ type: 'checkbox', required: true, ...abc }, [])).toBe('required')
    expect(broken({ type: 'checkbox', required: true, ...abc }, ['b'])).toBeNull()
    expect(broken({ type: 'file', required: true }, [])).toBe('required')
    expect(broken({ type: 'file', required: true }, [file])).toBeNull()
  })

  test('zero and false-looking text are values', () => {
    expect(broken({ type: 'number', required: true }, 0)).toBeNull()
    expect(broken({ type: 'number', required: true }, '0')).toBeNull()
    expect(broken({ type: 'text', required: true }, 'false')).toBeNull()
  })

  test('a minimum length asks nothing of a value that may be missing', () => {
    expect(broken({ type: 'text', validation: { min_length: 3, pattern: '[a-z]+' } }, '')).toBeNull()
  })

  test.each(['constructor', 'toString'])('a field called %s is missing until it is filled in', (id) => {
    const check = compileForm(FormFieldsInput.parse([{ id, label: 'F', type: 'text', required: true }]))
    expect(check({})).toEqual([{ field: id, rule: 'required' }])
    expect(check(JSON.parse(`{"${id}": "x"}`))).toEqual([])
  })
})

describe('lengths', () => {
  const between = { type: 'text', validation: { min_length: 2, max_length: 3 } }

  test('count characters, both ends included', () => {
    expect(['a', 'ab', 'abc', 'abcd'].map((value) => broken(between, value))).toEqual(['longer', null, null, 'shorter'])
    expect(['😀', '😀😀', '😀😀😀', '😀😀😀😀'].map((value) => broken(between, value))).toEqual([
      'longer',
      null,
      null,
      'shorter',
    ])
  })

  test('are told with the limit', () => {
    const check = compileForm(FormFieldsInput.parse([{ id: 'f', label: 'F', ...between }]))
    expect(check({ f: 'a' })).toEqual([{ field: 'f', rule: 'longer', limit: 2 }])
    expect(problemWords({ field: 'f', rule: 'longer', limit: 2 })).toContain('2')
  })

  test('hold in either spelling', () => {
    expect(broken({ type: 'text', validation: { minLength: 2 } }, 'a')).toBe('longer')
    expect(broken({ type: 'text', validation: { maxLength: 2 } }, 'abc')).toBe('shorter')
  })
})

describe('a pattern', () => {
  const by = (pattern: string, value: unknown, type = 'text') => broken({ type, validation: { pattern } }, value)

  test('must match the whole value, with anchors or without', () => {
    for (const pattern of ['[0-9]{5}', '^[0-9]{5}$', '^[0-9]{5}', '\\d{5}']) {
      expect(by(pattern, '12345')).toBeNull()
      for (const value of ['x12345', '12345x', '123456', '12345\n', ' 12345'])
        expect(by(pattern, value)).toBe('pattern')
    }
  })

  test('means both of its alternatives', () => {
    expect(by('a|ab', 'ab')).toBeNull()
    expect(by('a|b', 'ab')).toBe('pattern')
  })

  test('speaks Unicode', () => {
    expect(by('\\p{L}+', 'Grüße漢')).toBeNull()
    expect(by('.', '😀')).toBeNull()
  })

  test('holds for e-mail addresses and numbers too, a JSON number among them', () => {
    expect(by('.+@example\\.com', 'ana@example.org', 'email')).toBe('pattern')
    expect(by('\\d{4}', '12', 'number')).toBe('pattern')
    expect(by('\\d{4}', 12, 'number')).toBe('pattern')
    expect(by('\\d{4}', 1234, 'number')).toBeNull()
  })

  test.each([
    '(a+)+$',
    '(a|aa)+b',
    '(a|a)*b',
    '([a-z]+)*\\d',
    '(.*a){20}b',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(a?){50}a{50}b',
  ])('%s runs over 20,000 characters in less than 200 ms', (pattern) => {
    const check = compileForm(FormFieldsInput.parse([{ id: 'f', label: 'F', type: 'text', validation: { pattern } }]))
    check({ f: 'a' })
    const times = Array.from({ length: 3 }, () => {
      const started = performance.now()
      check({ f: `${'a'.repeat(19_999)}!` })
      return performance.now() - started
    })
    expect(Math.min(...times)).toBeLessThan(200)
  })
})

test('every problem is told, in the order of the fields', () => {
  const fields = ['a', 'b', 'c'].map((id) => ({ id, label: id, type: 'text', required: true }))
  expect(compileForm(FormFieldsInput.parse(fields))({ b: 'x', z: 1 })).toEqual([
    { field: 'a', rule: 'required' },
    { field: 'c', rule: 'required' },
  ])
})

test('whatever is filled in, the check ends with an answer', () => {
  const kinds = table.map(([type, more], n) => ({
    id: `f${n}`,
    label: 'F',
    type,
    ...more,
    validation: { min_length: 1, max_length: 9, pattern: '[a-z0-9]*' },
  }))
  const check = compileForm(FormFieldsInput.parse(kinds))
  const values = fc.record(Object.fromEntries(kinds.map(({ id }) => [id, fc.jsonValue({ maxDepth: 3 })])), {
    requiredKeys: [],
  })
  fc.assert(
    fc.property(values, (data) => {
      for (const problem of check(data)) expect(problemWords(problem)).toMatch(/\w/)
    }),
    { numRuns: 300 },
  )
})
