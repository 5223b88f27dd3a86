import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { FormKind } from '@/components/portal/forms/asked-fields'
import { FormField } from '@/lib/contract/form-fields'
import { FormId } from '@/lib/contract/forms'
import { getForm } from '@/lib/domain/forms/find-form'
import { AppError } from '@/lib/errors'

/** The form of this address, open or not; null when there is none. */
export const findForm = cache(async (project_id: string, kind: FormKind, asked: string) => {
  const id = FormId.safeParse(asked)
  if (!id.success) return null
  const form = await getForm(project_id, kind, id.data).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })
  return form && { ...form, fields: form.fields.map((field) => FormField.parse(field)) }
})

/** The same; else the not-found page. */
export const knownForm = async (project_id: string, kind: FormKind, asked: string) =>
  (await findForm(project_id, kind, asked)) ?? notFound()
