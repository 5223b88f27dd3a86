import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { supportForms } from '@/lib/contract/support-forms'
import { transaction } from '@/lib/db'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { checkBot } from '@/lib/domain/bot/check-bot'
import { getOpenForm } from '@/lib/domain/forms/find-form'
import { createRequest } from '@/lib/domain/support/create-request'
import { checkData } from './check-data'
import { countForForm } from './count-submission'
import { linkFieldFiles, requireSameForm } from './submit-contact-form'

type Body = z.output<typeof supportForms.submit.body>

/** Makes a support request of what a visitor sent through an enabled support form; every field of the form is checked. */
export async function submitSupportForm(
  visitor: Visitor,
  project_id: string,
  form_id: string,
  { data, form_id: named, ...body }: Body,
) {
  const form = await getOpenForm(project_id, 'support', form_id)
  requireSameForm(form_id, named)
  await requireBudget('submissions', `${form.key} ${visitor.address}`)
  checkData(form, data)

  const { _hp, _timestamp, _token, ...request } = body
  return transaction(async () => {
    await checkBot(project_id, { _hp, _timestamp, _token })
    const form_data = await linkFieldFiles(form, data)
    const made = await createRequest({ project_id, form_id, form_data, ...request })
    await countForForm(form, made.created_at)
    return { ...made, success_message: form.success_message }
  })
}
