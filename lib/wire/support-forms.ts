import type { supportForms as supportFormsContract } from '@/lib/contract/support-forms'
import { wire } from './wire'

export type * from '@/lib/contract/support-forms'

export const supportForms = wire<typeof supportFormsContract>(
  {
    list: 'GET /projects/{projectId}/support-forms',
    overview: 'GET /projects/{projectId}/support-forms/overview',
    create: 'POST /projects/{projectId}/support-forms',
    get: 'GET /projects/{projectId}/support-forms/{formId}',
    update: 'PUT /projects/{projectId}/support-forms/{formId}',
    remove: 'DELETE /projects/{projectId}/support-forms/{formId}',
    submit: 'POST /projects/{projectId}/support-forms/{formId}/submit',
    getPublic: 'GET /portal/support-forms/{formId}',
  },
  async () => (await import('@/lib/contract/support-forms')).supportForms,
)
