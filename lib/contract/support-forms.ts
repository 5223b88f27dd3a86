import { z } from 'zod'
import { endpoint } from './endpoint'
import { botFields, Id, MaybeEmail, maybeLine, text } from './fields'
import { FormId, FormStats, FormsOverview, formInput, formRecord, NewFormId, SeenForm } from './forms'
import { FormData } from './submissions'
import { CreatedSupportRequest } from './support-request'

const tag = 'Support forms'

const formFields = { id: z.string(), form_id: z.string(), ...formRecord }

/** A support form. */
export const SupportForm = z.object(formFields).meta({ id: 'SupportForm' })
export type SupportForm = z.output<typeof SupportForm>

const SupportFormWithStats = z.object({ ...formFields, stats: FormStats }).meta({ id: 'SupportFormWithStats' })

const input = { name: text(200).meta({ example: 'Get help' }), ...formInput }

const inProject = z.object({ projectId: Id })
const one = z.object({ projectId: Id, formId: FormId })
const path = '/projects/{projectId}/support-forms'

export const supportForms = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'List support forms',
    description: 'All of them on one page, newest first.',
    params: inProject,
    list: SupportForm,
  }),
  overview: endpoint({
    method: 'GET',
    path: `${path}/overview`,
    access: 'admin',
    tag,
    summary: 'Read the numbers of all support forms',
    params: inProject,
    data: FormsOverview,
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Create a support form',
    description:
      'Without `form_id` it gets one. A `form_id` that another support form of the project has is a CONFLICT.',
    params: inProject,
    body: z.object({ ...input, form_id: NewFormId.nullish() }),
    data: SupportForm,
    creates: true,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{formId}`,
    access: 'admin',
    tag,
    summary: 'Read a support form and its numbers',
    params: one,
    data: SupportFormWithStats,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{formId}`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Change a support form',
    description: 'What is not given stays.',
    params: one,
    body: z.object({ ...input, updated_at: SeenForm }).partial(),
    data: SupportForm,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{formId}`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Delete a support form',
    description: 'It leaves the project’s customization too; its requests stay, its id is free again.',
    params: one,
  }),
  submit: endpoint({
    method: 'POST',
    path: `${path}/{formId}/submit`,
    access: 'public',
    tag,
    summary: 'Submit a support form',
    description:
      'Becomes a support request; every field of the form is checked, values the form does not know are kept.',
    params: one,
    body: z.object({
      form_id: z.string().trim(),
      data: FormData,
      subject: text(200).meta({ example: 'I cannot sign in' }),
      description: text(20_000).meta({ example: 'It says that my password is wrong.' }),
      user_email: MaybeEmail,
      user_name: maybeLine(200),
      ...botFields,
    }),
    data: CreatedSupportRequest,
    creates: true,
    errors: ['FORM_ID_MISMATCH', 'FORM_DISABLED', 'BOT_DETECTED'],
  }),
  getPublic: endpoint({
    method: 'GET',
    path: '/portal/support-forms/{formId}',
    access: 'public',
    tag,
    summary: 'Read a support form to show it',
    params: z.object({ formId: FormId }),
    query: z.object({ project_id: Id }),
    data: z.object({ support_form: SupportForm }),
    errors: ['FORM_DISABLED'],
  }),
}
