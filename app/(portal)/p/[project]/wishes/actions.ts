'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { DELETE as takeBackVote } from '@/app/(api)/portal/votes/[wishId]/route'
import { POST as castVote } from '@/app/(api)/portal/votes/route'
import { POST as createWish } from '@/app/(api)/portal/wishes/route'
import { currentVoter } from '@/app/(portal)/p/[project]/current-voter'
import { readForm } from '@/app/(portal)/p/[project]/read-form'
import { refusedForm } from '@/app/(portal)/p/[project]/refused-form'
import type { FormState } from '@/components/portal/form-state'
import { newVisitor, VISITOR_SECONDS, visitorCookie } from '@/components/portal/vote/visitor'
import type { VoteState } from '@/components/portal/vote/vote-action'
import { wishHref } from '@/components/portal/wish-href'
import { problemKey } from '@/components/problem-key'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { findProject } from '@/lib/domain/projects/find-project'
import { act } from '@/lib/http/act'

/** A vote without JavaScript: cast or taken back, then the same page again, at the same wish. */
export async function vote(_: VoteState, form: FormData): Promise<VoteState> {
  const { wish_id = '', project_id, vote: intent } = readForm(form)
  const { fingerprint = newVisitor() } = await currentVoter()
  const jar = await cookies()
  jar.set(visitorCookie, fingerprint, { maxAge: VISITOR_SECONDS, sameSite: 'lax', path: '/' })

  const outcome =
    intent === 'take_back'
      ? await act(votes.takeBack, takeBackVote, { params: { wishId: wish_id }, query: { fingerprint } })
      : await act(votes.cast, castVote, {
          query: { ...(project_id && { project_id }) },
          body: { wish_id, fingerprint },
        })
  if (!outcome.ok) return { problem: problemKey(outcome.error.code) }

  const page = await pageBefore()
  if (page) redirect(`${page}#wish-${wish_id}`)
  return {}
}

/** A suggestion; it ends at the new wish, or, where the team looks first, at the board with a word of thanks. */
export async function suggest(_: FormState, form: FormData): Promise<FormState> {
  const { project: slug = '', ...values } = readForm(form)
  const project = await findProject(slug)
  if (!project) return { values, wrong: [], problem: 'NOT_FOUND' }

  const { category_id, ...given } = values
  const body = { project_id: project.id, title: '', description: '', ...given, ...(category_id && { category_id }) }
  const outcome = await act(wishes.createPublic, createWish, {
    query: { project_id: project.id },
    body: { ...body, _timestamp: Number(given._timestamp) },
  })
  if (!outcome.ok) return refusedForm(project.id, values, outcome.error)

  const { slug: wish } = outcome.data
  redirect(
    project.settings.wish_moderation
      ? `/p/${project.slug}/wishes?received=1`
      : `${wishHref(project.slug, wish)}?thanks=1`,
  )
}

async function pageBefore(): Promise<string | null> {
  const referer = (await headers()).get('referer')
  if (!referer || !URL.canParse(referer)) return null
  const { pathname, search } = new URL(referer)
  return pathname.startsWith('/p/') ? pathname + search : null
}
