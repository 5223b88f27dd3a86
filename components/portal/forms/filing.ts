'use client'

import { ApiError, call } from '@/lib/client'
import type { BotFields } from '@/lib/contract/fields'
import { compileForm } from '@/lib/contract/form-validator'
import { contactForms } from '@/lib/wire/contact-forms'
import { portal } from '@/lib/wire/portal'
import { supportForms } from '@/lib/wire/support-forms'
import type { AskedField } from './asked-fields'
import type { FilledForm, Target } from './filled-form'
import { contactBody, contactSent, refusedWith, senderOf, supportBody, supportSent } from './submission'
import type { Values } from './values'

/** The form's rules, as server and browser both hold them. Fetched with this module when a form is first touched: the engine of patterns is large. */
export const checker = (fields: AskedField[]) => compileForm(fields)

/** Sends what was filled in through the API; a refusal comes back as what the form should say. */
export async function send(
  target: Target,
  fields: AskedField[],
  values: Values,
  bot: BotFields,
): Promise<Pick<FilledForm, 'problems' | 'failure' | 'guard' | 'sent'>> {
  try {
    return { problems: [], sent: await sendTo(target, fields, values, bot) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refused = refusedWith(fields, error, compileForm(fields)(values))
    return { ...refused, ...(error.code === 'BOT_DETECTED' && { guard: await freshGuard(target.project_id) }) }
  }
}

async function sendTo({ kind, project_id, form_id }: Target, fields: AskedField[], values: Values, bot: BotFields) {
  const params = { projectId: project_id, formId: form_id }
  if (kind === 'support') {
    const { data } = await call(supportForms.submit, { params, body: supportBody(form_id, values, bot) })
    return supportSent(data)
  }
  const { data } = await call(contactForms.submit, { params, body: contactBody(form_id, values, bot) })
  return contactSent(data, senderOf(fields, values))
}

/** A new proof for a form that has been open for long, or was sent too soon. */
export async function freshGuard(project_id: string) {
  const { data } = await call(portal.botToken, { query: { project_id } })
  return { token: data.token, timestamp: Date.now() }
}
