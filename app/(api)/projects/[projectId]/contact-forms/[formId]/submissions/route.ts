import { contactForms } from '@/lib/contract/contact-forms'
import { listFormSubmissions } from '@/lib/domain/submissions/list-submissions'
import { formSubmissionsCsv } from '@/lib/domain/submissions/submissions-csv'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.formSubmissions, ({ params, query }) =>
    listFormSubmissions(params.projectId, params.formId, query),
  ),
  serve(contactForms.formSubmissionsCsv, ({ params, query }) =>
    formSubmissionsCsv(params.projectId, params.formId, query),
  ),
)
