'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { POST as joinWaitlist } from '@/app/(api)/api/v1/projects/[id]/wishlist/join/route'
import { currentVoter } from '@/app/(portal)/p/[project]/current-voter'
import { newGuard } from '@/app/(portal)/p/[project]/new-guard'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import { SCRIPTED } from '@/components/portal/support/sending'
import { newVisitor, VISITOR_SECONDS, visitorCookie } from '@/components/portal/vote/visitor'
import { waitlistHref } from '@/components/portal/waitlist/waitlist-href'
import type { JoinState } from '@/components/portal/waitlist/waitlist-state'
import { problemKey } from '@/components/problem-key'
import { waitlist } from '@/lib/contract/waitlist'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'
import { forgetLetter } from './kept-letter'

/** Takes a place in line for an address, and makes it this browser's; one that has a place by another device is told of it. */
export async function join(_: JoinState, form: FormData): Promise<JoinState> {
  const { project: slug = '', email = '', ref, _hp, _timestamp, _token } = readForm(form)
  const project = await findProject(slug)
  if (!project) return { email, problem: 'NOT_FOUND' }
  if (!email.trim()) return { email, wrong: 'missing' }

  const { fingerprint = newVisitor() } = await currentVoter()
  const outcome = await act(waitlist.join, joinWaitlist, {
    params: { id: project.id },
    body: { email, fingerprint, referral_code: ref?.slice(0, 40), _hp, _token, _timestamp: Number(_timestamp) },
  })
  const fresh = await newGuard(project.id)
  if (!outcome.ok) {
    const { code, details = [] } = outcome.error
    const guard = code === 'BOT_DETECTED' ? fresh : { ...fresh, timestamp: Number(_timestamp) || fresh.timestamp }
    if (details.some(({ path }) => path === 'email')) return { email, guard, wrong: 'no_address' }
    return { email, guard, problem: problemKey(code) }
  }

  const { status, position, referral_code } = outcome.data
  if (referral_code === null) return { email, guard: fresh, known: { status, position } }

  const jar = await cookies()
  jar.set(visitorCookie, fingerprint, { maxAge: VISITOR_SECONDS, sameSite: 'lax', path: '/' })
  await forgetLetter(project.id)
  const goto = waitlistHref(project.slug)
  if (!form.has(SCRIPTED)) redirect(goto)
  return { email, goto }
}
