import type { problemKey } from '@/components/problem-key'

export const fieldNames = ['title', 'description', 'content', 'author_name', 'author_email', 'category_id'] as const
export type FieldName = (typeof fieldNames)[number]

/** What proves that a person fills in the form: when it was shown, and a token of ours. */
export type Guard = { timestamp: number; token: string }

/** A form that came back: what was typed, which fields are wrong, what went wrong as a whole. */
export type FormState = {
  values: Partial<Record<FieldName, string>>
  wrong: FieldName[]
  problem?: ReturnType<typeof problemKey>
  guard?: Guard
}
export type FormAction = (state: FormState, form: FormData) => Promise<FormState>

export const untouched: FormState = { values: {}, wrong: [] }
