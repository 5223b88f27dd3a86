import type { Guard } from '@/components/portal/form-state'
import type { problemKey } from '@/components/problem-key'
import type { FieldProblem } from '@/lib/contract/form-validator'
import type { FormKind } from './asked-fields'
import type { Values } from './values'

/** What is wrong with a field or a file in it; `other` is what only the server could see, `lost` and `left` what was chosen and cannot go along. */
export type Problem = {
  field: string
  rule: FieldProblem['rule'] | FileRule | 'other' | 'lost' | 'left'
  limit?: number
  file?: string
}
export type FileRule = 'too_large' | 'refused' | 'empty' | 'not_uploaded'

/** How it ended: the form's own words, and for a request its number and the way back to it. */
export type Sent = { message: string; number: number | null; link: string | null; email: string | null }

/** A form on its page: fresh, come back, or sent. */
export type FilledForm = {
  returned: boolean
  values: Values
  problems: Problem[]
  failure?: ReturnType<typeof problemKey> | 'closed' | 'too_much' | 'stale' | 'gone' | 'arrived'
  guard?: Guard
  sent?: Sent
}
export type FileForm = (state: FilledForm, form: FormData) => Promise<FilledForm>

/** Which form of which project. */
export type Target = { kind: FormKind; project_id: string; slug: string; form_id: string }

export const freshForm: FilledForm = { returned: false, values: {}, problems: [] }
