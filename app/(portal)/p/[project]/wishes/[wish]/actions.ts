'use server'

import { redirect } from 'next/navigation'
import { POST as createComment } from '@/app/(api)/api/v1/comments/route'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import { refusedForm } from '@/app/(portal)/p/[project]/refused-form'
import type { FormState } from '@/components/portal/form-state'
import { wishHref } from '@/components/portal/wish-href'
import { comments } from '@/lib/contract/comments'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'

/** A comment or a reply; it ends where the comment stands. */
export async function comment(_: FormState, form: FormData): Promise<FormState> {
  const { project: slug = '', wish: wishSlug = '', wish_id = '', page = '1', ...values } = readForm(form)
  const project = await findProject(slug)
  if (!project) return { values, wrong: [], problem: 'NOT_FOUND' }

  const body = { wish_id, content: '', ...values, _timestamp: Number(values._timestamp) }
  const outcome = await act(comments.create, createComment, { query: { project_id: project.id }, body })
  if (!outcome.ok) return refusedForm(project.id, values, outcome.error)

  const { id, parent_id } = outcome.data
  const where = parent_id && page !== '1' ? `page=${Number(page) || 1}&` : ''
  redirect(`${wishHref(project.slug, wishSlug)}?${where}commented=${id}#comment-${id}`)
}
