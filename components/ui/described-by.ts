import type { FieldText } from './field'

/** Where a control's error and hint stand, for `aria-describedby`. */
export const describedBy = (id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
