import type { FormKind } from './asked-fields'

/** The address of a form. */
export const formHref = (slug: string, kind: FormKind, form_id: string): string =>
  `/p/${slug}/${kind === 'support' ? 'support/forms' : 'forms'}/${form_id}`
