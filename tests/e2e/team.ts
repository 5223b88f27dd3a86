import { expect, type Page } from 'playwright/test'
import type { Role } from '@/lib/caller'
import { newMember, newSession } from '@/tests/support/installation'

/** Signs a new member of a project's team in to the dashboard of this page's browser. */
export async function signedIn(page: Page, { id }: { id: string }, role: Role = 'owner', name = 'Maria Lopez') {
  const member = await newMember(id, role, name)
  await take(page, member)
  return member
}

/** Signs somebody in again whose session has ended. */
export async function signedInAgain(page: Page, { user_id }: { user_id: string }): Promise<void> {
  await take(page, await newSession(user_id))
}

/** Ends a session as its owner would in another browser: the page learns it with its next request. */
export async function endSession(page: Page, { user_id, session_id }: { user_id: string; session_id: string }) {
  const { cookie } = await newSession(user_id)
  const headers = { Cookie: cookie, Origin: process.env.BASE_URL ?? '' }
  const answer = await fetch(`${process.env.BASE_URL}/api/v1/sessions/${session_id}`, { method: 'DELETE', headers })
  expect(answer.ok, page.url()).toBe(true)
}

async function take(page: Page, { cookie }: { cookie: string }): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: process.env.BASE_URL ?? '' }])
}
