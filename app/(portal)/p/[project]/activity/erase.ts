'use server'

import { RedirectType, redirect } from 'next/navigation'
import { DELETE as eraseOneself } from '@/app/(api)/portal/activity/route'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import { currentProofs } from '@/app/(portal)/p/[project]/support/current-proofs'
import { forgetProofs } from '@/app/(portal)/p/[project]/support/keep-proof'
import type { EraseState } from '@/components/portal/activity/erase-panel'
import { type Said, saidHref } from '@/components/portal/activity/said'
import { SCRIPTED } from '@/components/portal/support/sending'
import { problemKey } from '@/components/problem-key'
import { activity } from '@/lib/contract/activity'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'

/** Erases whoever is signed in, once they have written out their address; this browser forgets what it could open of the project. */
export async function erase(_: EraseState, form: FormData): Promise<EraseState> {
  const { project: slug = '', email = '' } = readForm(form)
  const project = await findProject(slug)
  if (!project) return { email, problem: 'NOT_FOUND' }

  const proofs = await currentProofs(project.id)
  const outcome = await act(activity.erase, eraseOneself, { query: { project_id: project.id }, body: { email } })
  if (!outcome.ok) {
    const { code } = outcome.error
    if (code === 'VALIDATION_ERROR') return { email, wrong: true }
    if (code !== 'UNAUTHORIZED') return { email, problem: problemKey(code) }
    return end(project.slug, 'erase_over', form)
  }
  await forgetProofs(
    project.id,
    proofs.flatMap((proof) => (proof.by === 'request' ? [proof.support_request_id] : [])),
  )
  return end(project.slug, 'erased', form)
}

function end(slug: string, said: Said, form: FormData): EraseState {
  const goto = saidHref(slug, said)
  if (!form.has(SCRIPTED)) redirect(goto, RedirectType.replace)
  return { email: '', goto }
}
