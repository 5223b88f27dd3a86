import { contactForms } from '@/lib/contract/contact-forms'
import { listProjectSubmissions } from '@/lib/domain/submissions/list-submissions'
import { projectSubmissionsCsv } from '@/lib/domain/submissions/submissions-csv'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.submissions, ({ params, query }) => listProjectSubmissions(params.projectId, query)),
  serve(contactForms.submissionsCsv, ({ params, query }) => projectSubmissionsCsv(params.projectId, query)),
)
