import { RE2JS } from 're2js'
import { z } from 'zod'
import { Files } from './attachment'
import { VISIBLE } from './fields'
import type { FormField } from './form-fields'

/** What is wrong with one value: the rule it breaks, and the limit of that rule where it has one. */
export type FieldProblem = {
  field: string
  rule:
    | 'required'
    | 'text'
    | 'email'
    | 'url'
    | 'tel'
    | 'number'
    | 'date'
    | 'option'
    | 'options'
    | 'boolean'
    | 'files'
    | 'shorter'
    | 'longer'
    | 'pattern'
  limit?: number
}

type Definition = Pick<FormField, 'id' | 'type' | 'required' | 'options'> & {
  validation: { min_length: number | null; max_length: number | null; pattern: string | null }
}
type Check = (value: unknown) => Omit<FieldProblem, 'field'> | null

/** Compiles a form's definition once into the check that server, page and browser run on what somebody filled in; it answers every problem, first field first. */
export function compileForm(fields: Definition[]): (data: Record<string, unknown>) => FieldProblem[] {
  const checks = fields.map((field) => [field.id, checkOf(field)] as const)
  return (data) =>
    checks.flatMap(([field, check]) => {
      const problem = check(Object.hasOwn(data, field) ? data[field] : undefined)
      return problem ? [{ field, ...problem }] : []
    })
}

function checkOf(field: Definition): Check {
  const check = ofType(field)
  const rules = ofRules(field)
  return (value) => {
    if (isMissing(field, value)) return field.required ? { rule: 'required' } : null
    return check(value) ?? rules(value)
  }
}

/** An empty string is no value, nor is an empty list; a checkbox that must be ticked and is not, is missing. */
function isMissing({ type, required, options }: Definition, value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return !VISIBLE.test(value)
  if (Array.isArray(value))
    return value.length === 0 && (type === 'file' || (type === 'checkbox' && options.length > 0))
  return type === 'checkbox' && options.length === 0 && required && value === false
}

const email = z.email()
const fails =
  (rule: FieldProblem['rule'], good: (value: unknown) => boolean): Check =>
  (value) =>
    good(value) ? null : { rule }
const isText = (value: unknown): value is string => typeof value === 'string'

function ofType({ type, options }: Definition): Check {
  const known = new Set(options)
  switch (type) {
    case 'email':
      return fails('email', (value) => isText(value) && value.length <= 254 && email.safeParse(value.trim()).success)
    case 'url':
      return fails('url', (value) => isText(value) && /^\s*https?:\/\/\S+\s*$/i.test(value) && URL.canParse(value))
    case 'tel':
      return fails(
        'tel',
        (value) =>
          isText(value) &&
          /^[+\d(][\d\s\p{L}().,;:\-/+*#]{2,49}$/u.test(value.trim()) &&
          /\d{3}/.test(value.replace(/\D/g, '')),
      )
    case 'number':
      return fails('number', isNumeric)
    case 'date':
      return fails('date', (value) => isText(value) && z.iso.date().safeParse(value.trim()).success)
    case 'select':
    case 'radio':
      return fails('option', (value) => isText(value) && known.has(value))
    case 'checkbox':
      return options.length === 0
        ? fails('boolean', (value) => typeof value === 'boolean')
        : fails(
            'options',
            (value) =>
              Array.isArray(value) && value.every((each) => known.has(each)) && new Set(value).size === value.length,
          )
    case 'file':
      return fails('files', (value) => Files.safeParse(value).success)
    default:
      return fails('text', isText)
  }
}

function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return (
    isText(value) && /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(value.trim()) && Number.isFinite(Number(value))
  )
}

function ofRules({ validation: { min_length, max_length, pattern } }: Definition): Check {
  const expression = pattern === null ? null : RE2JS.compile(pattern)
  return (given) => {
    const value = typeof given === 'number' ? String(given) : given
    if (!isText(value)) return null
    const characters = [...value].length
    if (min_length !== null && characters < min_length) return { rule: 'longer', limit: min_length }
    if (max_length !== null && characters > max_length) return { rule: 'shorter', limit: max_length }
    return expression && !expression.matches(value) ? { rule: 'pattern' } : null
  }
}

/** The problem in words that follow the field's name. */
export function problemWords({ rule, limit }: FieldProblem): string {
  const words: Record<FieldProblem['rule'], string> = {
    required: 'is required',
    text: 'must be text',
    email: 'must be an e-mail address like ana@example.com',
    url: 'must be a web address like https://example.com',
    tel: 'must be a phone number like +49 30 123456',
    number: 'must be a number',
    date: 'must be a date like 2026-11-20',
    option: 'must be one of the options',
    options: 'must be a list of the options, each once',
    boolean: 'must be true or false',
    files: 'must be a list of at most 10 files as the upload answered them',
    longer: `must have at least ${limit} characters`,
    shorter: `must have at most ${limit} characters`,
    pattern: 'does not have the form that is asked for',
  }
  return words[rule]
}
