import { RE2JS } from 're2js'
import { z } from 'zod'
import { text } from './fields'
import { compileForm, problemWords } from './form-validator'

export const FieldType = z.enum([
  'text',
  'email',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'number',
  'url',
  'tel',
  'date',
  'file',
  'hidden',
])
export type FieldType = z.output<typeof FieldType>

const length = z.int().min(0).max(20_000).nullish()

/** The rules of a field, in either spelling; a pattern is RE2 syntax, must match the whole value, and runs in linear time. */
const FieldRulesInput = z
  .object({
    min_length: length,
    minLength: length,
    max_length: length,
    maxLength: length,
    pattern: z.string().max(500).nullish(),
  })
  .transform(({ min_length, minLength, max_length, maxLength, pattern }) => ({
    min_length: min_length ?? minLength ?? null,
    max_length: max_length ?? maxLength ?? null,
    pattern: pattern || null,
  }))
  .superRefine(({ min_length, max_length, pattern }, ctx) => {
    if (min_length !== null && max_length !== null && min_length > max_length) {
      ctx.addIssue({ code: 'custom', path: ['min_length'], message: 'must not be more than max_length' })
    }
    if (pattern !== null && !compiles(pattern)) {
      ctx.addIssue({
        code: 'custom',
        path: ['pattern'],
        message: 'is not a regular expression that can be used here (RE2 syntax)',
      })
    }
  })

/** Time goes by the value's length times the program's size: `.{0,1000}` and its like are the largest that may be. */
const MOST_PROGRAM = 2_048

function compiles(pattern: string): boolean {
  try {
    return RE2JS.compile(pattern).programSize() <= MOST_PROGRAM
  } catch {
    return false
  }
}

const optionalText = (max: number) =>
  z
    .union([text(max), z.literal('').transform(() => null)])
    .nullish()
    .transform((value) => value ?? null)
    .meta({ type: 'string', maxLength: max })

/** One field as a form's maker gives it. */
export const FormFieldInput = z
  .object({
    id: text(100)
      .refine((id) => id !== '__proto__', 'must not be __proto__')
      .meta({ example: 'email' }),
    label: text(200).meta({ example: 'Your e-mail address' }),
    type: FieldType,
    placeholder: optionalText(200),
    default: optionalText(2_000),
    required: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    options: z
      .array(text(200))
      .max(200)
      .nullish()
      .transform((value) => value ?? []),
    validation: FieldRulesInput.nullish().transform(
      (value) => value ?? { min_length: null, max_length: null, pattern: null },
    ),
  })
  .superRefine((field, ctx) => {
    const { type, options } = field
    const [problem] = defaultProblem(field)
    if (problem) ctx.addIssue({ code: 'custom', path: ['default'], message: problemWords(problem) })
    const issue = (message: string) => ctx.addIssue({ code: 'custom', path: ['options'], message })
    if ((type === 'select' || type === 'radio') && options.length === 0)
      issue(`must have at least one option for ${type}`)
    if (new Set(options).size < options.length) issue('must not have the same option twice')
  })

const noRules = { min_length: null, max_length: null, pattern: null }

/** What is wrong with what a field begins with; a tick or ticks stand there as words. */
function defaultProblem(field: Parameters<typeof compileForm>[0][number] & { default: string | null }) {
  if (field.default === null || field.type === 'checkbox' || field.type === 'file') return []
  return compileForm([{ ...field, required: false, validation: noRules }])({ [field.id]: field.default })
}

/** A form's fields as its maker gives them; their ids are unique. */
export const FormFieldsInput = z
  .array(FormFieldInput)
  .max(100)
  .superRefine((fields, ctx) => {
    const seen = new Set<string>()
    for (const [place, { id }] of fields.entries()) {
      if (seen.has(id))
        ctx.addIssue({ code: 'custom', path: [place, 'id'], message: 'must not be the id of another field' })
      seen.add(id)
    }
  })
  .meta({ example: [{ id: 'email', label: 'Your e-mail address', type: 'email', required: true }] })

const shownLength = z.int().nullable()

/** One field as it is answered: everything there, rules in both spellings. */
export const FormField = z
  .object({
    id: z.string(),
    label: z.string(),
    type: FieldType,
    placeholder: z.string().nullable(),
    default: z.string().nullable(),
    required: z.boolean(),
    options: z.array(z.string()),
    validation: z.preprocess(
      bothSpellings,
      z.object({
        min_length: shownLength,
        minLength: shownLength,
        max_length: shownLength,
        maxLength: shownLength,
        pattern: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'FormField' })
export type FormField = z.output<typeof FormField>

function bothSpellings(value: unknown): unknown {
  const { min_length = null, max_length = null, pattern = null } = (value ?? {}) as Record<string, unknown>
  return { min_length, minLength: min_length, max_length, maxLength: max_length, pattern }
}
