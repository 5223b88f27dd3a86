import { contactForms } from '@/lib/contract/contact-forms'
import { supportForms } from '@/lib/contract/support-forms'
import { db } from '@/lib/db'
import { type Sent, send } from './api'
import { minute, type Project } from './seeds'

type Fields = { [name: string]: unknown }

/** The fields of an ordinary contact form: name, e-mail address, message. */
export const usual = [
  { id: 'name', label: 'Your name', type: 'text' },
  { id: 'email', label: 'Your e-mail address', type: 'email', required: true },
  { id: 'message', label: 'Your message', type: 'textarea' },
]

/** What somebody fills in there. */
export const filled = { name: 'Ana', email: 'ana@example.com', message: 'Where is my parcel?' }

export const contactInput = { name: 'Contact us', email_recipient: 'team@example.com', fields: usual }
export const supportInput = { name: 'Get help', fields: usual }

/** A contact form of a project, made through the API. */
export async function newContactForm({ id, key }: Project, fields: Fields = {}) {
  const body = { ...contactInput, ...fields }
  return (await send(contactForms.create, { key, params: { projectId: id }, body })).data
}

/** A support form of a project, made through the API. */
export async function newSupportForm({ id, key }: Project, fields: Fields = {}) {
  const body = { ...supportInput, ...fields }
  return (await send(supportForms.create, { key, params: { projectId: id }, body })).data
}

type Named = { id: string; project_id: string }

/** Submits a contact form as a visitor. */
export const submit = ({ id, project_id }: Named, body: Fields = {}, sent: Sent = {}) =>
  send(contactForms.submit, {
    params: { projectId: project_id, formId: id },
    body: { form_id: id, data: filled, ...body },
    ...sent,
  })

/** Submits a contact form as a program that fills in everything it finds. */
export const submitSpam = (form: Named, body: Fields = {}) => submit(form, { _hp: 'http://spam.example', ...body })

/** Submits a support form as a visitor. */
export const submitSupport = ({ id, project_id }: Named, body: Fields = {}, sent: Sent = {}) =>
  send(supportForms.submit, {
    params: { projectId: project_id, formId: id },
    body: { form_id: id, data: filled, subject: 'Parcel', description: 'Where is it?', ...body },
    ...sent,
  })

/** Looks at a contact form as a visitor. */
export const view = ({ id, project_id }: Named, sent: Sent = {}) =>
  send(contactForms.view, { params: { projectId: project_id, formId: id }, ...sent })

/** A page of a project's submissions, as the team sees it. */
export const projectSubmissions = ({ id, key }: Project, query: Sent['query'] = {}) =>
  send(contactForms.submissions, { key, params: { projectId: id }, query })

/** A page of one form's submissions, as the team sees it. */
export const formSubmissions = ({ id, key }: Project, formId: string, query: Sent['query'] = {}) =>
  send(contactForms.formSubmissions, { key, params: { projectId: id, formId }, query })

/** Takes a submission out of the spam folder. */
export const notSpam = (project: Pick<Project, 'key'> & { id: string }, id: string) =>
  send(contactForms.notSpam, { key: project.key, params: { projectId: project.id, id } })

/** A contact form with its numbers. */
export const formNow = async ({ id, key }: Project, formId: string) =>
  (await send(contactForms.get, { key, params: { projectId: id, formId } })).data

/** The numbers of all contact forms of a project. */
export const overviewOf = async ({ id, key }: Project) =>
  (await send(contactForms.overview, { key, query: { project_id: id } })).data

/** The letters of a project, oldest first. */
export const lettersOf = ({ id }: { id: string }, kind = 'contact_form_submitted') =>
  db.letter.findMany({ where: { project_id: id, kind }, orderBy: { id: 'asc' } })

/** The bodies of the webhook jobs for a receiver. */
export async function webhookJobs(url: string) {
  const rows = await db.$queryRaw<{ body: string }[]>`
    SELECT data ->> 'body' AS body FROM pgboss.job WHERE name = 'deliver_webhook' AND data ->> 'url' = ${url}`
  return rows.map(({ body }) => JSON.parse(body))
}

/** The ids of a project's forms on its portal, in order. */
export async function portalForms(id: string, kind: 'contact' | 'support'): Promise<string[]> {
  const { customization } = await db.project.findUniqueOrThrow({ where: { id } })
  return (customization as { [list: string]: string[] })[`${kind}_forms`] ?? []
}

/** Submissions of a form kept directly, a minute apart, `n` in their data; counted as if they had been sent. */
export async function keepSubmissions(
  { id: project_id }: Project,
  form_id: string,
  count: number,
  fields: Fields = {},
) {
  const { is_spam = false } = fields as { is_spam?: boolean }
  const form = await db.form.update({
    where: { project_id_kind_form_id: { project_id, kind: 'contact', form_id } },
    data: { [is_spam ? 'spam_count' : 'submission_count']: { increment: count } },
  })
  await db.form_submission.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      project_id,
      form_id,
      form_key: form.id,
      form_version: 1,
      data: { n },
      submitted_at: minute(n),
      ...fields,
    })),
  })
  await db.form_submission_tally.upsert({
    where: { project_id_is_spam: { project_id, is_spam } },
    create: { project_id, is_spam, count },
    update: { count: { increment: count } },
  })
}

/** How many rows of each kind a project has: what a request that was refused must not change. */
export async function countsOf(project_id: string) {
  const where = { project_id }
  return {
    submissions: await db.form_submission.count({ where }),
    letters: await db.letter.count({ where }),
    requests: await db.support_request.count({ where }),
    wishes: await db.wish.count({ where }),
    jobs: (await db.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM pgboss.job`)[0].count,
    tally: await db.form_submission_tally.findMany({ where, orderBy: { is_spam: 'asc' } }),
    days: await db.form_day.findMany({ where, orderBy: { form_key: 'asc' } }),
    numbers: await db.support_counter.findMany({ where }),
  }
}
