'use server'

import { POST as submitContact } from '@/app/(api)/projects/[projectId]/contact-forms/[formId]/submit/route'
import { POST as submitSupport } from '@/app/(api)/projects/[projectId]/support-forms/[formId]/submit/route'
import { newGuard } from '@/app/(portal)/p/[project]/new-guard'
import { askedFields, type FormKind } from '@/components/portal/forms/asked-fields'
import type { FilledForm, Sent } from '@/components/portal/forms/filled-form'
import { readBot } from '@/components/portal/forms/in-page'
import {
  contactBody,
  contactSent,
  refusedWith,
  senderOf,
  supportBody,
  supportSent,
} from '@/components/portal/forms/submission'
import { readValues } from '@/components/portal/forms/values'
import { clock } from '@/lib/clock'
import { contactForms } from '@/lib/contract/contact-forms'
import { compileForm } from '@/lib/contract/form-validator'
import { supportForms } from '@/lib/contract/support-forms'
import { wasUsed } from '@/lib/domain/bot/check-bot'
import { BOT_TOKEN_LIFE } from '@/lib/domain/bot/issue-bot-token'
import type { Form } from '@/lib/domain/forms/find-form'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'
import { findForm } from './known-form'
import { uploadFiles } from './upload-files'

/** Milliseconds that a person needs at least. */
const LONG_ENOUGH = 2_000

/** A form sent without JavaScript: files first, then what was filled in; what is wrong goes back with everything that was right. */
export async function fileForm(_: FilledForm, given: FormData): Promise<FilledForm> {
  const text = (name: string) => String(given.get(name) ?? '')
  const kind: FormKind = text('kind') === 'support' ? 'support' : 'contact'
  const project = await findProject(text('project'))
  const form = project && (await findForm(project.id, kind, text('form')))
  if (!form) return { returned: false, values: {}, problems: [], failure: 'NOT_FOUND' }

  const fields = askedFields(kind, form.fields)
  const values = readValues(fields, given)
  const lost = form.enabled ? await uploadFiles(project.id, fields, given, values) : []
  const known = [
    ...lost,
    ...compileForm(fields)(values).filter(({ field }) => !lost.some((each) => each.field === field)),
  ]
  const bot = readBot(given)
  const back = async (wrong: Pick<FilledForm, 'problems' | 'failure'>, shown = bot._timestamp) => {
    const guard = await newGuard(project.id)
    return { returned: true, values, guard: shown ? { ...guard, timestamp: shown } : guard, ...wrong }
  }
  if (known.length > 0) return back({ problems: known })
  if (await wasUsed(bot._token)) return { returned: true, values: {}, problems: [], sent: sentBefore(form) }
  // A proof out of date, or a browser that filled the form in at once, would put what a person wrote among the spam.
  const age = clock.now().getTime() - Number(bot._timestamp)
  if (age > BOT_TOKEN_LIFE) return back({ problems: [], failure: 'stale' }, clock.now().getTime() - LONG_ENOUGH)
  if (age < LONG_ENOUGH) return back({ problems: [], failure: 'BOT_DETECTED' })

  const params = { projectId: project.id, formId: form.id }
  if (kind === 'support') {
    const sent = await act(supportForms.submit, submitSupport, { params, body: supportBody(form.id, values, bot) })
    if (sent.ok) return { returned: true, values: {}, problems: [], sent: supportSent(sent.data) }
    return back(refusedWith(fields, sent.error, []))
  }
  const sent = await act(contactForms.submit, submitContact, { params, body: contactBody(form.id, values, bot) })
  if (sent.ok)
    return { returned: true, values: {}, problems: [], sent: contactSent(sent.data, senderOf(fields, values)) }
  return back(refusedWith(fields, sent.error, []))
}

/** Somebody has loaded the answer again: it was sent, and says so once more. */
const sentBefore = ({ success_message }: Form): Sent => ({
  message: success_message,
  number: null,
  link: null,
  email: null,
})
