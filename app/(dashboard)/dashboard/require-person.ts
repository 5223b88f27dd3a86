import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Person } from '@/lib/caller'
import { findSession } from '@/lib/domain/team/find-session'
import { peerPath } from '@/lib/http/peer'

/** Who is signed in to the dashboard, asked for once for each page; null when nobody is. */
export const currentPerson = cache(async (): Promise<Person | null> => findSession((await headers()).get('cookie')))

/** Who is signed in to the dashboard; whoever is not goes to do that, and comes back here afterwards. */
export async function requirePerson(): Promise<Person> {
  const person = await currentPerson()
  if (person) return person
  const here = peerPath()
  redirect(here ? `/dashboard/sign-in?to=${encodeURIComponent(here)}` : '/dashboard/sign-in')
}
