'use server'

import { RedirectType, redirect } from 'next/navigation'
import { PATCH as chooseLetters } from '@/app/(api)/portal/activity/route'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import type { LettersState } from '@/components/portal/activity/letters-switch'
import { saidHref } from '@/components/portal/activity/said'
import { SCRIPTED } from '@/components/portal/support/sending'
import { problemKey } from '@/components/problem-key'
import { activity } from '@/lib/contract/activity'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'

/** Turns letters about wishes on or off for whoever is signed in; who is not any more comes to where one signs in. */
export async function setLetters(before: LettersState, form: FormData): Promise<LettersState> {
  const { project: slug = '', letters } = readForm(form)
  const project = await findProject(slug)
  if (!project) return { letters: before.letters, problem: 'NOT_FOUND' }

  const query = { project_id: project.id }
  const outcome = await act(activity.letters, chooseLetters, { query, body: { letters: letters === 'on' } })
  if (outcome.ok) return { letters: outcome.data.letters }
  if (outcome.error.code !== 'UNAUTHORIZED') return { letters: before.letters, problem: problemKey(outcome.error.code) }
  const goto = saidHref(project.slug, 'signed_out')
  if (!form.has(SCRIPTED)) redirect(goto, RedirectType.replace)
  return { letters: before.letters, goto }
}
