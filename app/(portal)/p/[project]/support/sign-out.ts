'use server'

import { redirect } from 'next/navigation'
import { DELETE as endSession } from '@/app/(api)/portal/support-requests/session/route'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import { otherRoom, otherRoomHref } from '@/components/portal/support/other-room'
import { SCRIPTED } from '@/components/portal/support/sending'
import { supportHref } from '@/components/portal/support/support-href'
import type { Step } from '@/components/portal/support/use-step'
import { supportAccess } from '@/lib/contract/support-access'
import { findAnyProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'
import { currentProofs } from './current-proofs'
import { forgetProofs } from './keep-proof'

/** Ends the session and forgets everything that this browser could open of the project. */
export async function signOut(_: Step, form: FormData): Promise<Step> {
  const { project: named = '', room } = readForm(form)
  const project = await findAnyProject(named)
  if (!project) return { problem: 'NOT_FOUND' }

  const proofs = await currentProofs(project.id)
  if (proofs.some(({ by }) => by === 'session')) {
    await act(supportAccess.endSession, endSession, { query: { project_id: project.id } })
  }
  const opened = proofs.flatMap((proof) => (proof.by === 'request' ? [proof.support_request_id] : []))
  await forgetProofs(project.id, opened)
  const other = otherRoom(room)
  const goto = other ? otherRoomHref(project.slug, other) : supportHref(project.slug)
  if (!form.has(SCRIPTED)) redirect(goto)
  return { goto }
}
