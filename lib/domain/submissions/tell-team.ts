import 'server-only'
import { z } from 'zod'
import type { FormField } from '@/lib/contract/form-fields'
import type { Form } from '@/lib/domain/forms/find-form'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import { getProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { env } from '@/lib/env'
import type { form_submission } from '@/prisma/client/client'
import { shownSubmission } from './list-submissions'
import { readFields } from './read-fields'
import { fieldValue, valueWords } from './value-words'

type Data = Record<string, unknown>
type File = { name: string; url: string }

/** Seconds that the files of a letter can be opened: whoever reads it may have been away. */
const LETTER = 30 * 24 * 60 * 60

/** Tells the form's recipients what somebody sent, in a letter that the sender gets the answer to. */
export async function tellTeam(form: Form, submission: form_submission): Promise<void> {
  const project = await getProject(form.project_id)
  const { data, attachments } = shownSubmission(submission, LETTER)
  const whose = form.integration.type === 'wishes' ? 'author_email' : 'user_email'
  const { email } = readFields(form, data, { title: '', email: whose, person: '' })
  const letter = await renderLetter('contact_form_submitted', project, {
    form: { name: form.name, url: `${env.BASE_URL}/p/${project.slug}/forms/${form.id}` },
    email_subject: form.email_subject,
    fields: form.fields
      .filter(({ type }) => type !== 'file')
      .map((field) => ({ label: field.label, value: words(fieldValue(data, field.id)) })),
    attachments: [...attachments, ...filesIn(form.fields, data)],
    sender: email,
  })
  const to = form.email_recipient.split(',').map((each) => each.trim())
  const secrets = [...attachments, ...filesIn(form.fields, data)].map(({ url }) => url)
  await queueLetter({ ...letter, project_id: form.project_id, subject_id: submission.id, to, reply_to: email, secrets })
}

const words = (value: unknown) => (typeof value === 'boolean' ? (value ? '✓' : '–') : valueWords(value))

const files = z.array(z.object({ name: z.string(), url: z.string() }))

const filesIn = (fields: FormField[], data: Data): File[] =>
  fields.filter(({ type }) => type === 'file').flatMap(({ id }) => files.safeParse(fieldValue(data, id)).data ?? [])
