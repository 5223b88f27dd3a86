import { problemKey } from '@/components/problem-key'
import type { BotFields } from '@/lib/contract/fields'
import type { ErrorCode, ErrorDetail } from '@/lib/errors'
import type { AskedField } from './asked-fields'
import type { FilledForm, Problem, Sent } from './filled-form'
import type { Value, Values } from './values'

const CUSTOM = 'data.'

/** Values as the body of a contact form's submit endpoint. */
export function contactBody(form_id: string, values: Values, bot: BotFields) {
  const custom = Object.entries(values).filter(([name]) => name.startsWith(CUSTOM))
  const data: Record<string, Value> = Object.fromEntries(
    custom.map(([name, value]) => [name.slice(CUSTOM.length), value]),
  )
  return { form_id, data, ...bot }
}

/** The same for a support form's. */
export function supportBody(form_id: string, values: Values, bot: BotFields) {
  const text = (name: string) => String(values[name] ?? '')
  return {
    ...contactBody(form_id, values, bot),
    subject: text('subject'),
    description: text('description'),
    user_email: text('user_email'),
    user_name: text('user_name'),
  }
}

type ContactAnswer = { success_message: string; support_request: { magic_link: string } | null }
type SupportAnswer = { success_message: string; number: number; magic_link: string; user_email: string | null }

export const contactSent = ({ success_message, support_request }: ContactAnswer, email: string | null): Sent => ({
  message: success_message,
  number: null,
  link: support_request?.magic_link ?? null,
  email,
})

export const supportSent = ({ success_message, number, magic_link, user_email }: SupportAnswer): Sent => ({
  message: success_message,
  number,
  link: magic_link,
  email: user_email,
})

/** The address that a receipt goes to, where a contact form becomes a request. */
export function senderOf(fields: AskedField[], values: Values): string | null {
  const found = fields.find(({ id, type }) => type === 'email' && values[id])
  return found ? String(values[found.id]) : null
}

type Refusal = { code: ErrorCode | 'OFFLINE'; details?: ErrorDetail[] }

/** A refusal by what it says of each field; `known` is what the form's own rules say. */
export function refusedWith(
  fields: AskedField[],
  { code, details = [] }: Refusal,
  known: Problem[],
): Pick<FilledForm, 'problems' | 'failure'> {
  const told = new Set(known.map(({ field }) => field))
  const more = fields.filter(
    ({ id }) => !told.has(id) && details.some(({ path }) => path === id || path.startsWith(`${id}.`)),
  )
  const problems = [
    ...known,
    ...more.map(({ id, type }): Problem => ({ field: id, rule: type === 'file' ? 'not_uploaded' : 'other' })),
  ]
  if (problems.length > 0) return { problems }
  if (code === 'FORM_DISABLED') return { problems, failure: 'closed' }
  if (code === 'NOT_FOUND') return { problems, failure: 'gone' }
  const much =
    code === 'PAYLOAD_TOO_LARGE' || (code === 'VALIDATION_ERROR' && details.some(({ path }) => path === 'data'))
  return { problems, failure: much ? 'too_much' : problemKey(code) }
}
