import type { Asked } from './asked'
import type { Facts } from './facts'
import { sentValue, shownValue } from './value'

type Values = Record<string, unknown>

/** What a form holds as the body of its endpoint; of a record that is there already, only what was changed. */
export function readBody(
  form: FormData,
  fields: Record<string, Asked>,
  facts: Record<string, Facts>,
  before: Values | undefined,
): Values {
  const body: Values = {}
  for (const [name, { parse }] of Object.entries(fields)) {
    const about = facts[name]
    if (!about) continue
    const typed = form.getAll(name).map(String).join('\n')
    if (before && !parse && same(typed, before[name], about)) continue
    const value = parse ? parse(typed) : sentValue(typed, about)
    if (value !== undefined) body[name] = value
  }
  return body
}

function same(typed: string, value: unknown, { kind }: Facts): boolean {
  if (kind === 'boolean') return (typed === 'true') === (value === true)
  return typed.trim().replaceAll('\r\n', '\n') === shownValue(value, kind)
}
