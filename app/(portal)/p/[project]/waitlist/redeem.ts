'use server'

import { RedirectType, redirect } from 'next/navigation'
import { POST as confirm } from '@/app/(api)/api/v1/projects/[id]/wishlist/confirm/route'
import { POST as undo } from '@/app/(api)/api/v1/projects/[id]/wishlist/undo/route'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import { SCRIPTED } from '@/components/portal/support/sending'
import type { Step } from '@/components/portal/support/use-step'
import { waitlistHref } from '@/components/portal/waitlist/waitlist-href'
import { problemKey } from '@/components/problem-key'
import { waitlist } from '@/lib/contract/waitlist'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'
import { GONE } from './gone'
import { keepLetter } from './kept-letter'

/** Does what a letter's link is for; it ends at the place in line, at an address without the token, which leaves the history too. */
export async function redeem(_: Step, form: FormData): Promise<Step> {
  const { project: slug = '', token = '', purpose: asked, done } = readForm(form)
  const purpose = asked === 'undo' ? 'undo' : 'confirm'
  const project = await findProject(slug)
  if (!project) return { problem: 'NOT_FOUND' }

  const args = { params: { id: project.id }, body: { token } }
  const outcome = purpose === 'undo' ? await act(waitlist.undo, undo, args) : await act(waitlist.confirm, confirm, args)
  const isBad = !outcome.ok && (outcome.error.code === 'UNAUTHORIZED' || outcome.error.code === 'VALIDATION_ERROR')
  if (!outcome.ok && !isBad) return { problem: problemKey(outcome.error.code) }

  if (outcome.ok) await keepLetter(project.id, purpose, token)
  const goto = `${waitlistHref(slug)}?${isBad ? `${purpose}=${GONE}` : `done=${done === 'place' ? done : purpose}`}`
  if (!form.has(SCRIPTED)) redirect(goto, RedirectType.replace)
  return { goto }
}
