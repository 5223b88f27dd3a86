'use server'

import { redirect } from 'next/navigation'
import { DELETE as leaveWaitlist } from '@/app/(api)/api/v1/projects/[id]/wishlist/leave/route'
import { currentVoter } from '@/app/(portal)/p/[project]/current-voter'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import { SCRIPTED } from '@/components/portal/support/sending'
import type { Step } from '@/components/portal/support/use-step'
import { waitlistHref } from '@/components/portal/waitlist/waitlist-href'
import { problemKey } from '@/components/problem-key'
import { waitlist } from '@/lib/contract/waitlist'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'
import { ownPlace } from './own-place'

/** Gives up the place that the page shows. */
export async function leave(_: Step, form: FormData): Promise<Step> {
  const project = await findProject(readForm(form).project ?? '')
  if (!project) return { problem: 'NOT_FOUND' }

  const place = await ownPlace(project.id)
  if (place) {
    const query = place.email ? { email: place.email } : await currentVoter()
    const outcome = await act(waitlist.leave, leaveWaitlist, { params: { id: project.id }, query, body: {} })
    if (!outcome.ok) return { problem: problemKey(outcome.error.code) }
  }
  const goto = waitlistHref(project.slug)
  if (!form.has(SCRIPTED)) redirect(goto)
  return { goto }
}
