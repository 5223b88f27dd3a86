import { after } from 'next/server'
import type { Form } from '@/lib/domain/forms/find-form'
import { recordVisit } from '@/lib/domain/forms/record-view'
import { currentVisit } from '@/lib/http/act'

/** Counts who looks at a form, once the page is on its way. */
export async function countVisit(form: Form): Promise<void> {
  const visit = form.enabled ? await currentVisit() : null
  if (visit) after(() => recordVisit(form, visit))
}
