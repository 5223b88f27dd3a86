'use server'

import { redirect } from 'next/navigation'
import { POST as addMessage } from '@/app/(api)/portal/support-requests/[id]/messages/route'
import { uploadFiles } from '@/app/(portal)/p/[project]/forms/upload-files'
import { refusedWith } from '@/components/portal/forms/submission'
import { readValues } from '@/components/portal/forms/values'
import { replyFields } from '@/components/portal/support/request-fields'
import { keyIn, newKey, SCRIPTED, type Sending } from '@/components/portal/support/sending'
import { supportHref } from '@/components/portal/support/support-href'
import type { Attachment } from '@/lib/contract/attachment'
import { compileForm } from '@/lib/contract/form-validator'
import { supportRequests } from '@/lib/contract/support-requests'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'

/** A reply; it ends where it stands in the thread. What is refused comes back with every word; what was sent before under its key is not sent again. */
export async function reply(_: Sending, given: FormData): Promise<Sending> {
  const text = (name: string) => String(given.get(name) ?? '')
  const project = await findProject(text('project'))
  const number = Number(text('number'))
  if (!project || !Number.isInteger(number)) return { returned: false, values: {}, problems: [], failure: 'NOT_FOUND' }

  const fields = replyFields()
  const values = readValues(fields, given)
  const key = keyIn(given)
  const id = text('id')
  const lost = await uploadFiles(project.id, fields, given, values, key)
  const known = [...lost, ...compileForm(fields)(values)]
  const back = { returned: true, values, key, id }
  if (known.length > 0) return { ...back, problems: known }

  const body = { content: String(values.content ?? ''), attachments: (values.attachments ?? []) as Attachment[] }
  const sent = await act(supportRequests.addMessage, addMessage, { params: { id }, query: {}, body }, key)
  if (!sent.ok) {
    const { code } = sent.error
    if (code === 'IDEMPOTENCY_KEY_REUSED') return { ...back, problems: [], failure: 'arrived', key: newKey() }
    if (code === 'NOT_FOUND') return { ...back, problems: [], failure: 'UNAUTHORIZED' }
    return { ...back, ...refusedWith(fields, sent.error, []) }
  }

  const goto = `${supportHref(project.slug, number)}#message-${sent.data.id}`
  if (!text(SCRIPTED)) redirect(goto)
  return { returned: true, values: {}, problems: [], goto }
}
