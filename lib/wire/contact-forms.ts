import type { contactForms as contactFormsContract } from '@/lib/contract/contact-forms'
import { wire } from './wire'

export type * from '@/lib/contract/contact-forms'

export const contactForms = wire<typeof contactFormsContract>(
  {
    overview: 'GET /contact-forms/overview',
    list: 'GET /projects/{projectId}/contact-forms',
    create: 'POST /projects/{projectId}/contact-forms',
    submissions: 'GET /projects/{projectId}/contact-forms/submissions',
    submissionsCsv: 'GET /projects/{projectId}/contact-forms/submissions plain',
    submission: 'GET /projects/{projectId}/contact-forms/submissions/{id}',
    get: 'GET /projects/{projectId}/contact-forms/{formId}',
    update: 'PUT /projects/{projectId}/contact-forms/{formId}',
    remove: 'DELETE /projects/{projectId}/contact-forms/{formId}',
    formSubmissions: 'GET /projects/{projectId}/contact-forms/{formId}/submissions',
    formSubmissionsCsv: 'GET /projects/{projectId}/contact-forms/{formId}/submissions plain',
    submit: 'POST /projects/{projectId}/contact-forms/{formId}/submit',
    view: 'POST /projects/{projectId}/contact-forms/{formId}/view',
    notSpam: 'POST /projects/{projectId}/contact-forms/submissions/{id}/not-spam',
    notSpamMany: 'POST /projects/{projectId}/contact-forms/submissions/not-spam',
    removeSubmission: 'DELETE /projects/{projectId}/contact-forms/submissions/{id}',
    removeSubmissions: 'POST /projects/{projectId}/contact-forms/submissions/delete',
    getPublic: 'GET /portal/contact-forms/{formId}',
    getPublicByV1: 'GET /api/v1/forms/{formId}',
  },
  async () => (await import('@/lib/contract/contact-forms')).contactForms,
)
