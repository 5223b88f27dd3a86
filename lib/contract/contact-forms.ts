import { z } from 'zod'
import { Attachment } from './attachment'
import { ContactForm, ContactFormWithStats, contactFormInput, PublicContactForm } from './contact-form'
import { endpoint } from './endpoint'
import { botFields, Id } from './fields'
import { FormId, FormsOverview, NewFormId, SeenForm } from './forms'
import { FormData, Submission, SubmissionDetail, SubmitAnswer, submissionQuery } from './submissions'

const tag = 'Contact forms'

const csv = {
  method: 'GET',
  access: 'admin',
  tag,
  summary: 'Get submissions as CSV',
  description:
    'All of them, or all that `search` finds, whatever `limit` says, newest first (RFC 4180); cells that a spreadsheet would run are defused.',
  query: submissionQuery,
  plain: 'text/csv',
} as const

const inProject = z.object({ projectId: Id })
const one = z.object({ projectId: Id, formId: FormId })
const path = '/projects/{projectId}/contact-forms'

const some = z.object({
  ids: z
    .array(Id)
    .min(1, 'must name at least one submission')
    .max(100, 'must name at most 100 submissions')
    .meta({ description: 'Those that the project does not have are no error.' }),
})

const Counted = z.object({ count: z.int().meta({ description: 'How many of them there were.' }) })

export const contactForms = {
  overview: endpoint({
    method: 'GET',
    path: '/contact-forms/overview',
    access: 'admin',
    tag,
    summary: 'Read the numbers of all contact forms',
    query: z.object({ project_id: Id }),
    data: FormsOverview,
  }),
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'List contact forms',
    description:
      'All of them on one page, newest first. Of a webhook’s address who may not change forms (agents, viewers, keys without `write`) reads only scheme and host: what stands behind may be a secret.',
    params: inProject,
    list: ContactForm,
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Create a contact form',
    description:
      'Without `page_id` it gets one. A `page_id` that another contact form of the project has is a CONFLICT.',
    params: inProject,
    body: z.object({ ...contactFormInput, page_id: NewFormId.nullish() }),
    data: ContactForm,
    creates: true,
  }),
  submissions: endpoint({
    method: 'GET',
    path: `${path}/submissions`,
    access: 'admin',
    tag,
    summary: 'List all submissions of a project',
    description: 'Also those of deleted forms. `Accept: text/csv` answers all of them as CSV (RFC 4180).',
    params: inProject,
    query: submissionQuery,
    list: Submission,
  }),
  submissionsCsv: endpoint({ ...csv, path: `${path}/submissions`, params: inProject }),
  submission: endpoint({
    method: 'GET',
    path: `${path}/submissions/{id}`,
    access: 'admin',
    tag,
    summary: 'Read a submission and what belongs to it',
    description: 'Its form as it is now, the request or wish it became, and the letters that told the team.',
    params: z.object({ projectId: Id, id: Id }),
    data: SubmissionDetail,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{formId}`,
    access: 'admin',
    tag,
    summary: 'Read a contact form and its numbers',
    description:
      'Of a webhook’s address who may not change forms (agents, viewers, keys without `write`) reads only scheme and host: what stands behind may be a secret.',
    params: one,
    data: ContactFormWithStats,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{formId}`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Change a contact form',
    description: 'What is not given stays.',
    params: one,
    body: z.object({ ...contactFormInput, updated_at: SeenForm }).partial(),
    data: ContactForm,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{formId}`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Delete a contact form',
    description:
      'It leaves the project’s customization too. Its submissions stay readable in the project’s list; its id is free again.',
    params: one,
  }),
  formSubmissions: endpoint({
    method: 'GET',
    path: `${path}/{formId}/submissions`,
    access: 'admin',
    tag,
    summary: 'List the submissions of a form',
    description: '`Accept: text/csv` answers all of them as CSV (RFC 4180).',
    params: one,
    query: submissionQuery,
    list: Submission,
  }),
  formSubmissionsCsv: endpoint({ ...csv, path: `${path}/{formId}/submissions`, params: one }),
  submit: endpoint({
    method: 'POST',
    path: `${path}/{formId}/submit`,
    access: 'public',
    tag,
    summary: 'Submit a contact form',
    description:
      'Every field of the form is checked; values the form does not know are kept. `attachments` are forwarded with a support integration alone. More than 30 a minute from one address on one form is RATE_LIMITED.',
    params: one,
    body: z.object({
      form_id: z.string().trim(),
      data: FormData,
      attachments: z.array(Attachment).max(10).nullish(),
      ...botFields,
    }),
    data: SubmitAnswer,
    creates: true,
    errors: ['FORM_ID_MISMATCH', 'FORM_DISABLED'],
  }),
  view: endpoint({
    method: 'POST',
    path: `${path}/{formId}/view`,
    access: 'public',
    tag,
    summary: 'Record a view of a contact form',
    params: one,
    errors: ['CONFLICT', 'FORM_DISABLED'],
  }),
  notSpam: endpoint({
    method: 'POST',
    path: `${path}/submissions/{id}/not-spam`,
    access: 'admin',
    tag,
    summary: 'Take a submission out of the spam folder',
    description: 'What it would have caused then happens now: counts, letters, requests, wishes. Twice is no error.',
    params: z.object({ projectId: Id, id: Id }),
    data: Submission,
  }),
  notSpamMany: endpoint({
    method: 'POST',
    path: `${path}/submissions/not-spam`,
    access: 'admin',
    tag,
    summary: 'Take several submissions out of the spam folder',
    description: 'One after the other, as each by itself.',
    params: inProject,
    body: some,
    data: Counted,
  }),
  removeSubmission: endpoint({
    method: 'DELETE',
    path: `${path}/submissions/{id}`,
    access: 'admin',
    tag,
    summary: 'Delete a submission',
    description:
      'For good, with the files that nothing else needs; it counts no longer. A request or wish that it became stays.',
    params: z.object({ projectId: Id, id: Id }),
  }),
  removeSubmissions: endpoint({
    method: 'POST',
    path: `${path}/submissions/delete`,
    access: 'admin',
    tag,
    summary: 'Delete several submissions',
    description: 'All of them at once, as each by itself.',
    params: inProject,
    body: some,
    data: Counted,
  }),
  getPublic: endpoint({
    method: 'GET',
    path: '/portal/contact-forms/{formId}',
    access: 'public',
    tag,
    summary: 'Read a contact form to show it',
    params: z.object({ formId: FormId }),
    query: z.object({ project_id: Id }),
    data: z.object({ contact_form: PublicContactForm }),
    errors: ['FORM_DISABLED'],
  }),
  getPublicByV1: endpoint({
    method: 'GET',
    path: '/api/v1/forms/{formId}',
    access: 'public',
    tag,
    summary: 'Read a contact form to show it, by its id alone',
    description: 'Where several projects have a form of that id, `project_id` must tell which is meant.',
    params: z.object({ formId: FormId }),
    query: z.object({ project_id: Id.optional() }),
    data: PublicContactForm,
    errors: ['FORM_DISABLED'],
  }),
}
