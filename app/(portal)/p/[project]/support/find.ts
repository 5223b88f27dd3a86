'use server'

import { redirect } from 'next/navigation'
import { POST as sendCode } from '@/app/(api)/portal/support-requests/send-code/route'
import { POST as sendMagicLink } from '@/app/(api)/portal/support-requests/send-magic-link/route'
import { POST as verifyCode } from '@/app/(api)/portal/support-requests/verify-code/route'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import type { FindState } from '@/components/portal/support/find-state'
import { otherRoom, otherRoomHref } from '@/components/portal/support/other-room'
import { SCRIPTED } from '@/components/portal/support/sending'
import { supportHref } from '@/components/portal/support/support-href'
import { problemKey } from '@/components/problem-key'
import { supportAccess } from '@/lib/contract/support-access'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'
import { keepSession } from './keep-proof'

/** Mails a code or a link, and trades the code for a session; it ends at the requests, or at the one that was asked for. */
export async function find(_: FindState, form: FormData): Promise<FindState> {
  const { project: slug = '', email = '', how, code = '', number, room: named } = readForm(form)
  const room = otherRoom(named)
  const project = await findProject(slug)
  if (!project) return { step: 'address', email, problem: 'NOT_FOUND' }

  const project_id = project.id
  if (how === 'verify') {
    const outcome = await act(supportAccess.verifyCode, verifyCode, { body: { project_id, email, code } })
    if (!outcome.ok) {
      const wrong = outcome.error.code === 'INVALID_CODE' || outcome.error.code === 'VALIDATION_ERROR'
      return { step: 'code', email, ...(wrong ? { wrong: 'code' } : { problem: problemKey(outcome.error.code) }) }
    }
    await keepSession(project_id, outcome.data.session_token)
    const asked = supportHref(slug, /^\d{1,9}$/.test(number ?? '') ? Number(number) : 'requests')
    const goto = room ? otherRoomHref(slug, room) : asked
    if (!form.has(SCRIPTED)) redirect(goto)
    return { step: 'code', email, goto }
  }
  if (how !== 'code' && how !== 'link') return { step: 'address', email }

  const outcome =
    how === 'code'
      ? await act(supportAccess.sendCode, sendCode, {
          body: { project_id, email, room: room ?? 'support' },
        })
      : await act(supportAccess.sendMagicLink, sendMagicLink, { body: { project_id, user_email: email } })
  if (outcome.ok) return { step: how, email }
  if (outcome.error.code === 'VALIDATION_ERROR') return { step: 'address', email, wrong: 'email' }
  return { step: 'address', email, problem: problemKey(outcome.error.code) }
}
