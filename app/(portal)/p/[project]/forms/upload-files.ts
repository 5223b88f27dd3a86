import { POST as uploadFile } from '@/app/(api)/portal/files/upload/route'
import type { AskedField } from '@/components/portal/forms/asked-fields'
import type { Problem } from '@/components/portal/forms/filled-form'
import { MOST_FILES, problemOf, ruleOf } from '@/components/portal/forms/upload'
import type { Values } from '@/components/portal/forms/values'
import type { Attachment } from '@/lib/contract/attachment'
import { files } from '@/lib/contract/files'
import { act } from '@/lib/http/act'

/** Without JavaScript files come with the form: each is uploaded as the browser would have done, and joins those that came before. With a key of the form, sending it again does not upload them again. */
export async function uploadFiles(project_id: string, fields: AskedField[], form: FormData, values: Values, key = '') {
  const problems: Problem[] = []
  for (const field of fields.filter(({ type }) => type === 'file')) {
    const chosen = form
      .getAll(field.id)
      .filter((entry) => entry instanceof File && (entry.size > 0 || entry.name !== ''))
    const arrived = (values[field.id] ?? []) as Attachment[]
    const before = arrived.length
    for (const [place, file] of (chosen as File[]).slice(0, MOST_FILES - arrived.length).entries()) {
      const sent = await uploadOne(project_id, file, key && `${key}.${field.id}.${before + place}`)
      if (typeof sent === 'string') problems.push({ field: field.id, rule: sent, file: file.name })
      else arrived.push(sent)
    }
    if (chosen.length + before > MOST_FILES) problems.push({ field: field.id, rule: 'files' })
    if (arrived.length > 0) values[field.id] = arrived
  }
  return problems
}

async function uploadOne(project_id: string, file: File, key: string) {
  const problem = problemOf(file)
  if (problem) return problem
  const outcome = await act(files.upload, uploadFile, { body: { project_id, file } }, key)
  return outcome.ok ? outcome.data : ruleOf(outcome.status)
}
