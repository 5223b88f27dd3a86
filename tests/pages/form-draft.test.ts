import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Draft, type DraftField, draftOf } from '@/components/dashboard/forms/builder/draft'
import { noProblems, problemsOf, stillWrong } from '@/components/dashboard/forms/builder/draft-problems'
import {
  addField,
  changeField,
  copyField,
  freeId,
  idFrom,
  moveField,
  newField,
  removeField,
} from '@/components/dashboard/forms/builder/edit-fields'
import { fieldTypes, takes } from '@/components/dashboard/forms/builder/field-kinds'
import { contactBody } from '@/components/dashboard/forms/builder/form-body'
import { began, redone, step, undone } from '@/components/dashboard/forms/builder/history'
import { suggestMap } from '@/components/dashboard/forms/builder/suggest-map'
import { startingFields, startingNames, startingPoints } from '@/components/dashboard/forms/starting-points'
import { ContactForm } from '@/lib/contract/contact-form'
import { contactForms } from '@/lib/contract/contact-forms'
import { FieldType } from '@/lib/contract/form-fields'
import { supportForms } from '@/lib/contract/support-forms'

const saved = ContactForm.parse({
  ...{ id: 'main', page_id: 'main', project_id: '0190d7c1-5f5e-7c3e-9d5c-0d1d2c3b4a59', name: 'Orders' },
  ...{ description: null, email_recipient: 'team@example.com', email_subject: null, enabled: true },
  fields: [
    { id: 'name', label: 'Name', type: 'text', placeholder: null, default: null, required: true, options: [] },
    {
      id: 'plan',
      label: 'Plan',
      type: 'select',
      placeholder: null,
      default: 'Solo',
      required: false,
      options: ['Solo', 'Team'],
    },
    {
      id: 'mail',
      label: 'Mail',
      type: 'email',
      placeholder: 'ana@example.com',
      default: null,
      required: true,
      options: [],
      validation: { max_length: 90 },
    },
  ],
  integration: { type: 'support', field_map: { user_email: 'mail', subject: 'plan' } },
  ...{ submit_button_text: 'Send', success_message: 'Thanks', created_at: new Date(0), updated_at: new Date(0) },
})
const draft = draftOf(saved)
const ids = ({ fields }: Draft) => fields.map(({ id }) => id)
const made = (type: FieldType, label: string, key = 'new') => newField(draft.fields, key, { type, label })

test('a form that is opened and saved is the same form', () => {
  const body = contactForms.update.body.parse(contactBody(draft))
  expect(contactBody(draftOf({ ...saved, ...body } as typeof saved))).toEqual(contactBody(draft))
  expect(body).toMatchObject({ integration: saved.integration, email_subject: null })
  expect(body.fields?.map(({ id, validation }) => [id, validation.max_length])).toEqual([
    ['name', null],
    ['plan', null],
    ['mail', 90],
  ])
})

test('every type of field is offered, and can be saved as it is added', () => {
  expect([...fieldTypes].sort()).toEqual([...FieldType.options].sort())
  for (const type of fieldTypes) {
    const options = takes.needsOptions(type) ? ['One', 'Two'] : []
    const field = newField(draft.fields, 'new', { type, label: `A ${type}`, options })
    expect(contactForms.update.body.safeParse(contactBody(addField(draft, field))).success, type).toBe(true)
  }
})

describe('ids', () => {
  test.each([
    ['Your e-mail', 'your_e_mail'],
    ['Größe & Länge', 'grosse_lange'],
    ['الاسم', ''],
    ['__proto__', 'proto'],
  ])('%s becomes %s', (label, id) => {
    expect(idFrom(label)).toBe(id)
  })

  test('follow the label of a new field, until somebody writes one; a saved field keeps its own', () => {
    const added = addField(draft, made('text', 'Text'))
    const named = changeField(added, 'new', { label: 'Order number' })
    expect(ids(named).at(-1)).toBe('order_number')
    const written = changeField(changeField(named, 'new', { id: 'order' }), 'new', { label: 'Number' })
    expect(ids(written).at(-1)).toBe('order')
    expect(ids(changeField(draft, 'name', { label: 'Full name' }))).toEqual(['name', 'plan', 'mail'])
  })

  test('are never the same, whatever people write', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }), (labels) => {
        const many = labels.reduce((all, label, n) => {
          const field = newField(all.fields, String(n), { type: 'text', label })
          return changeField(addField(all, field), String(n), { label })
        }, draft)
        expect(new Set(ids(many)).size).toBe(many.fields.length)
        expect(ids(many).every((id) => id !== '' && id !== '__proto__')).toBe(true)
      }),
    )
  })

  test('a free one is the wanted one where nobody has it', () => {
    expect([freeId(draft.fields, 'plan', 'plan'), freeId(draft.fields, 'plan'), freeId([], '')]).toEqual([
      'plan',
      'plan_2',
      'field',
    ])
  })
})

test('fields move among the others, and no further than the ends', () => {
  expect(ids(moveField(draft, 'mail', 0))).toEqual(['mail', 'name', 'plan'])
  expect(ids(moveField(draft, 'name', 99))).toEqual(['plan', 'mail', 'name'])
  expect(ids(moveField(draft, 'plan', -1))).toEqual(['plan', 'name', 'mail'])
  expect(moveField(draft, 'nobody', 0)).toBe(draft)
})

test('a field that goes takes along what was mapped to it', () => {
  const without = removeField(draft, 'mail')
  expect(contactBody(without).integration).toEqual({ type: 'support', field_map: { subject: 'plan' } })
})

test('what is mapped follows a field whose id changes', () => {
  const renamed = changeField(draft, 'mail', { id: 'address' })
  expect(contactBody(renamed).integration).toMatchObject({ field_map: { user_email: 'address' } })
})

describe('what a form’s fields suggest for a request or a wish', () => {
  const text = (id: string) => ({ ...made('text', id, id), id })
  const form = (fields: DraftField[], map = {}) => ({ ...draft, fields, integration: { ...draft.integration, map } })
  const written = form([text('name'), text('subject'), { ...text('title'), type: 'number' as const }])

  test('is who writes, and about what', () => {
    expect(suggestMap('support', written)).toEqual({ user_name: 'name', subject: 'subject' })
    expect(suggestMap('wishes', written)).toEqual({ author_name: 'name', title: 'subject' })
    expect([suggestMap('email', written), suggestMap('support', form([]))]).toEqual([{}, {}])
  })

  test('never takes the place of what was chosen, or chosen not to be', () => {
    const chosen = form(written.fields, { subject: 'name', user_name: '' })
    expect(suggestMap('support', chosen)).toEqual({ subject: 'name', user_name: '' })
    expect(contactBody({ ...chosen, integration: { ...chosen.integration, type: 'support' } }).integration).toEqual({
      type: 'support',
      field_map: { subject: 'name' },
    })
  })

  test('makes a request of the contact form that a team begins with', () => {
    const fields = startingFields('contact', String).map(({ id, type, label }) => ({ ...made(type, label, id), id }))
    expect(suggestMap('support', form(fields))).toEqual({ user_name: 'name' })
  })
})

test.each(startingNames)('the starting point “%s” is a form that the API takes', (point) => {
  const { kind, ...start } = startingPoints[point]
  const form = { name: point, fields: startingFields(point, String) }
  const taken =
    kind === 'contact'
      ? contactForms.create.body.safeParse({ ...start, ...form, email_recipient: 'team@example.com' })
      : supportForms.create.body.safeParse(form)
  expect(taken.success).toBe(true)
  const map = 'integration' in start ? Object.values(start.integration.field_map) : []
  expect(form.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(map))
})

test('an idea’s title is the wish’s', () => {
  expect(startingPoints.idea.integration).toEqual({ type: 'wishes', field_map: { title: 'title' } })
})

test('a copy stands behind its original, with an id of its own', () => {
  expect(ids(copyField(draft, 'plan', 'copy'))).toEqual(['name', 'plan', 'plan_2', 'mail'])
})

test('another type forgets what it has no use for', () => {
  const changed = changeField(changeField(draft, 'mail', { pattern: 'a+', default: 'x' }), 'mail', { type: 'hidden' })
  expect(changed.fields[2]).toMatchObject({
    required: false,
    placeholder: '',
    default: '',
    max_length: '',
    pattern: '',
  })
  expect(changeField(draft, 'plan', { type: 'radio' }).fields[1]?.options).toBe('Solo\nTeam')
})

test('what the API refuses lands on its field, or on its setting', () => {
  const problems = problemsOf(draft, [
    { path: 'fields.2.validation.pattern', message: 'no' },
    { path: 'fields.2.validation', message: 'no more' },
    { path: 'fields.1.options', message: 'few' },
    { path: 'email_recipient', message: 'none' },
    { path: 'fields.9.label', message: 'unknown' },
  ])
  expect(problems).toEqual({
    fields: { mail: { pattern: 'no' }, plan: { options: 'few' } },
    settings: { email_recipient: 'none', 'fields.9.label': 'unknown' },
  })
  expect(problemsOf(draft, [])).toEqual(noProblems)
})

test('what is mended is no longer marked, and what only the server saw stays until it is touched', () => {
  const details = [
    { path: 'fields.2.validation.pattern', message: 'no' },
    { path: 'fields.1.default', message: 'no' },
    { path: 'integration.url', message: 'internal' },
  ]
  const before = { draft, problems: problemsOf(draft, details) }
  const mended = changeField(draft, 'mail', { pattern: '' })
  expect(stillWrong(before, mended, noProblems)).toEqual({
    fields: { plan: { default: 'no' } },
    settings: { 'integration.url': 'internal' },
  })
  const worse = changeField(draft, 'mail', { pattern: '((' })
  const still = problemsOf(worse, details.slice(0, 1))
  expect(stillWrong(before, { ...worse, integration: { ...draft.integration } }, still)).toEqual({
    fields: { mail: { pattern: 'no' }, plan: { default: 'no' } },
    settings: {},
  })
})

describe('steps', () => {
  test('are undone and done again; one word typed is one step', () => {
    let history = began('')
    for (const typed of ['a', 'an', 'ana']) history = step(history, typed, 'name')
    history = step(history, 'ana!', null)
    history = undone(history)
    expect([history.now, undone(history).now]).toEqual(['ana', ''])
    expect(redone(redone(undone(history))).now).toBe('ana!')
  })

  test('after something new nothing is done again', () => {
    const history = step(undone(step(step(began(1), 2), 3)), 4)
    expect([history.now, redone(history).now, undone(history).now]).toEqual([4, 4, 2])
  })

  test('at either end nothing happens', () => {
    const history = began(1)
    expect([undone(history), redone(history)]).toEqual([history, history])
  })
})
