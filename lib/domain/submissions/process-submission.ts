import 'server-only'
import { clock } from '@/lib/clock'
import type { Attachment } from '@/lib/contract/attachment'
import { db } from '@/lib/db'
import { emit } from '@/lib/domain/events/emit'
import { ownFile } from '@/lib/domain/files/file-url'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import { MOST_FILES } from '@/lib/domain/files/link-files'
import type { Form } from '@/lib/domain/forms/find-form'
import { createRequest } from '@/lib/domain/support/create-request'
import { requestLink } from '@/lib/domain/support/request-access'
import { keepSuggestion } from '@/lib/domain/wishes/create-wish'
import { enqueue } from '@/lib/jobs/enqueue'
import type { form_submission } from '@/prisma/client/client'
import { filesIn, freshData } from './fresh-data'
import { shownSubmission } from './list-submissions'
import { readFields } from './read-fields'
import type { Reserved } from './reserve'
import { tellTeam } from './tell-team'

type Data = Record<string, unknown>

/** Seconds that the files of a webhook can be opened: longer than its last try is away. */
const WEBHOOK = 7 * 24 * 60 * 60

type Caused = {
  support_request_id: string | null
  wish_id: string | null
  support_request: { id: string; access_token: string; magic_link: string } | null
}

/** What a submission that is no spam causes, in the caller's transaction: what the form's integration makes of it, the letter to the team, and what webhooks are told. */
export async function processSubmission(form: Form, submission: form_submission) {
  const caused = await integrate(form, submission)
  await tellTeam(form, submission)
  const { support_request_id, wish_id } = caused
  const row = await db.form_submission.update({
    where: { id: submission.id },
    data: { support_request_id, wish_id, processed_at: clock.now() },
  })
  await emit({ type: 'contact_form_submitted', project_id: form.project_id, data: async () => shownSubmission(row) })
  return { row, support_request: caused.support_request }
}

async function integrate(form: Form, submission: form_submission): Promise<Caused> {
  const nothing = { support_request_id: null, wish_id: null, support_request: null }
  const data = submission.data as Data
  const reserved = (submission.reserved ?? undefined) as Reserved | undefined
  switch (form.integration.type) {
    case 'support':
      return { ...nothing, ...(await asRequest(form, data, freshAttachments(submission.attachments), reserved)) }
    case 'wishes':
      return { ...nothing, wish_id: await asWish(form, data, form.integration.category_id, reserved) }
    case 'webhook':
      await enqueue('deliver_webhook', { url: form.integration.url, body: webhookBody(submission) })
      return nothing
    default:
      return nothing
  }
}

async function asRequest(form: Form, data: Data, attachments: Attachment[], reserved: Reserved | undefined) {
  const { title, description, email, person } = readFields(form, data, {
    title: 'subject',
    email: 'user_email',
    person: 'user_name',
  })
  const { id, access_token } = await createRequest({
    project_id: form.project_id,
    subject: title,
    description,
    user_email: email,
    user_name: person,
    form_data: data,
    attachments: distinct([...attachments, ...filesIn(form, data)]).slice(0, MOST_FILES),
    reserved,
  })
  // No number in it: the answer to spam, which has none, looks the same.
  const magic_link = await requestLink(form.project_id, access_token)
  return { support_request_id: id, support_request: { id, access_token, magic_link } }
}

/** A file that was sent along twice is one. */
const distinct = (files: Attachment[]) => [
  ...new Map(files.map((file) => [ownFile(file.url)?.id ?? file.url, file])).values(),
]

async function asWish(form: Form, data: Data, category_id: string | undefined, reserved: Reserved | undefined) {
  const { title, description, email, person } = readFields(form, data, {
    title: 'title',
    email: 'author_email',
    person: 'author_name',
  })
  const known =
    category_id && (await db.category.findFirst({ where: { id: category_id, project_id: form.project_id } }))
  const wish = await keepSuggestion({
    project_id: form.project_id,
    title,
    description,
    author_email: email,
    author_name: person,
    category_id: known ? category_id : null,
    ...(reserved && { id: reserved.id }),
  })
  return wish.id
}

function webhookBody({ id, project_id, form_id, data, submitted_at }: form_submission) {
  return JSON.stringify({
    type: 'contact_form_submitted',
    created_at: submitted_at,
    project_id,
    data: { id, form_id, data: freshData(data, WEBHOOK), submitted_at },
  })
}
