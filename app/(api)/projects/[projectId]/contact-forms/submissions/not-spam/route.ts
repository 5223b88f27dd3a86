import { contactForms } from '@/lib/contract/contact-forms'
import { markManyNotSpam } from '@/lib/domain/submissions/mark-many-not-spam'
import { route } from '@/lib/http/route'
import { serve } from '@/lib/http/serve'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  serve(contactForms.notSpamMany, ({ params, body }) => markManyNotSpam(params.projectId, body.ids)),
)
