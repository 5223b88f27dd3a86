import { cookies } from 'next/headers'
import type { Purpose } from '@/components/portal/waitlist/waitlist-state'
import { findEntryOfToken } from '@/lib/domain/waitlist/find-entry-of-token'
import { env } from '@/lib/env'

const DAYS_30 = 30 * 24 * 3_600

const nameOf = (project_id: string) => `frontdesk_waitlist_${project_id}`

/** Keeps the token of a letter whose link was pressed, where no script can read it: this browser shows the place too, wherever it was taken. */
export async function keepLetter(project_id: string, purpose: Purpose, token: string): Promise<void> {
  const secure = env.BASE_URL.startsWith('https:')
  const jar = await cookies()
  jar.set(nameOf(project_id), `${purpose}.${token}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/p',
    maxAge: DAYS_30,
  })
}

/** Forgets it: whoever joins here stands for themselves. */
export async function forgetLetter(project_id: string): Promise<void> {
  const jar = await cookies()
  if (jar.has(nameOf(project_id))) jar.delete({ name: nameOf(project_id), path: '/p' })
}

/** The address that the kept letter went to. */
export async function keptAddress(project_id: string): Promise<string | null> {
  const jar = await cookies()
  const [purpose, token] = jar.get(nameOf(project_id))?.value.split('.') ?? []
  if (!token || (purpose !== 'confirm' && purpose !== 'undo')) return null
  return (await findEntryOfToken(project_id, token, purpose))?.email ?? null
}
