import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { askedFields } from '@/components/portal/forms/asked-fields'
import { contactBody, refusedWith, senderOf, supportBody } from '@/components/portal/forms/submission'
import { readValues, shownValue } from '@/components/portal/forms/values'
import { FormField, type FormFieldInput } from '@/lib/contract/form-fields'

type Given = Partial<z.input<typeof FormFieldInput>> & { id: string; type: FormField['type'] }

const fieldOf = (given: Given): FormField =>
  FormField.parse({
    label: given.id,
    placeholder: null,
    default: null,
    required: false,
    options: [],
    validation: {},
    ...given,
  })
const asked = (...given: Given[]) => askedFields('contact', given.map(fieldOf))

function sent(pairs: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

describe('what a sent form means', () => {
  const file = { url: 'https://example.com/a.png', name: 'a.png', size: 1, mime_type: 'image/png' }
  const rows: [string, Given, string[], unknown][] = [
    ['text stays as it is', { id: 'a', type: 'text' }, [' Ana '], ' Ana '],
    ['an empty text is none', { id: 'a', type: 'text' }, ['  '], undefined],
    ['lines end as JSON’s do', { id: 'a', type: 'textarea' }, ['one\r\ntwo'], 'one\ntwo'],
    [
      'an address without a scheme is one of the web',
      { id: 'a', type: 'url' },
      ['example.com/x'],
      'https://example.com/x',
    ],
    ['what is no address stays', { id: 'a', type: 'url' }, ['what is that'], 'what is that'],
    ['a number stays as it was typed', { id: 'a', type: 'number' }, ['007'], '007'],
    ['a decimal comma is a point', { id: 'a', type: 'number' }, [' 3,50 '], '3.50'],
    ['less than one has three digits', { id: 'a', type: 'number' }, ['-0,125'], '-0.125'],
    ['what may be thousands stays', { id: 'a', type: 'number' }, ['1,000'], '1,000'],
    ['two commas stay', { id: 'a', type: 'number' }, ['1,0,5'], '1,0,5'],
    ['a ticked box is true', { id: 'a', type: 'checkbox' }, ['true'], true],
    ['an unticked box is false', { id: 'a', type: 'checkbox' }, [], false],
    ['several ticks are a list', { id: 'a', type: 'checkbox', options: ['x', 'y'] }, ['x', 'y'], ['x', 'y']],
    ['no tick of several is none', { id: 'a', type: 'checkbox', options: ['x', 'y'] }, [], undefined],
    ['uploaded files are a list', { id: 'a', type: 'file' }, [JSON.stringify(file)], [file]],
    ['what is no file is none', { id: 'a', type: 'file' }, ['{', 'null', '1'], undefined],
  ]
  test.each(rows)('%s', (_, field, values, meant) => {
    const form = sent(values.map((value) => ['data.a', value]))
    expect(readValues(asked(field), form)['data.a']).toEqual(meant)
  })
})

describe('what a field shows at first', () => {
  const rows: [string, Given, unknown][] = [
    ['its default', { id: 'a', type: 'text', default: '5' }, '5'],
    ['a tick', { id: 'a', type: 'checkbox', default: 'true' }, true],
    ['no tick', { id: 'a', type: 'checkbox', default: 'false' }, false],
    ['one choice', { id: 'a', type: 'checkbox', options: ['x, y', 'z'], default: 'x, y' }, ['x, y']],
    ['several', { id: 'a', type: 'checkbox', options: ['x', 'y', 'z'], default: 'x, z' }, ['x', 'z']],
    ['nothing', { id: 'a', type: 'text' }, undefined],
  ]
  test.each(rows)('%s', (_, field, shown) => {
    const [one] = asked(field)
    expect(one && shownValue(one, {}, false)).toEqual(shown)
  })

  test('a form that came back shows what was sent, not the default', () => {
    const [field] = asked({ id: 'a', type: 'checkbox', default: 'true' })
    expect(field && shownValue(field, { 'data.a': false }, true)).toBe(false)
  })
})

test('a support form asks what a request needs around its own fields', () => {
  const fields = askedFields('support', [fieldOf({ id: 'subject', type: 'text' })])
  expect(fields.map(({ id }) => id)).toEqual(['subject', 'description', 'data.subject', 'user_name', 'user_email'])
})

test('the browser is told what it may fill in', () => {
  const fields = asked({ id: 'mail', type: 'email' }, { id: 'First_Name', type: 'text' }, { id: 'x', type: 'text' })
  expect(fields.map(({ autoComplete }) => autoComplete)).toEqual(['email', 'given-name', undefined])
})

test('values go to the endpoint by the form’s own field ids', () => {
  const values = { subject: 'Hi', description: 'There', 'data.a.b': 'x' }
  expect(contactBody('main', values, { _hp: '' })).toEqual({ form_id: 'main', data: { 'a.b': 'x' }, _hp: '' })
  expect(supportBody('help', values, {})).toMatchObject({ subject: 'Hi', description: 'There', user_email: '' })
})

test('the sender is whoever the first filled e-mail field names', () => {
  const fields = asked({ id: 'a', type: 'email' }, { id: 'b', type: 'email' })
  expect(senderOf(fields, { 'data.b': 'ana@example.com' })).toBe('ana@example.com')
  expect(senderOf(fields, {})).toBeNull()
})

describe('a refusal', () => {
  const fields = asked({ id: 'a', type: 'text' }, { id: 'f', type: 'file' })

  test('marks the fields that it names, deep ones too', () => {
    const details = [
      { path: 'data.a', message: '' },
      { path: 'data.f.0.url', message: '' },
    ]
    expect(refusedWith(fields, { code: 'VALIDATION_ERROR', details }, []).problems).toEqual([
      { field: 'data.a', rule: 'other' },
      { field: 'data.f', rule: 'not_uploaded' },
    ])
  })
  test.each([
    ['FORM_DISABLED', [], 'closed'],
    ['PAYLOAD_TOO_LARGE', [], 'too_much'],
    ['VALIDATION_ERROR', [{ path: 'data', message: '' }], 'too_much'],
    ['NOT_FOUND', [], 'gone'],
    ['RATE_LIMITED', [], 'RATE_LIMITED'],
    ['OFFLINE', [], 'offline'],
    ['INTERNAL_ERROR', [], 'other'],
  ] as const)('%s %j is told as %s', (code, details, failure) => {
    expect(refusedWith(fields, { code, details: [...details] }, [])).toEqual({ problems: [], failure })
  })
})
