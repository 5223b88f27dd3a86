import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import type { PortalProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { env } from '@/lib/env'
import { sha256 } from '@/lib/secret'
import type { waitlist_purpose } from '@/prisma/client/client'
import { newWaitlistToken } from './token'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LIFE = 30 * DAY

/** An address gets no more letters of a kind than that: anybody can join and leave in its name. */
const MOST = [
  { within: HOUR, letters: 3 },
  { within: DAY, letters: 8 },
]

const kinds = { confirm: 'waitlist_confirm', undo: 'waitlist_left' } as const

/** A letter with a link, written before anything is held: drawing one takes a while. */
export async function writeTokenLetter(project: PortalProject, purpose: waitlist_purpose) {
  const token = newWaitlistToken()
  const url = `${env.BASE_URL}/p/${project.slug}/waitlist?${purpose}=${token}`
  return { purpose, token, letter: await renderLetter(kinds[purpose], project, { url }) }
}
export type TokenLetter = Awaited<ReturnType<typeof writeTokenLetter>>

/** Sends it to an entry's address, with a token that is good for 30 days; quietly not, where the address has had too many. Whoever calls holds the waitlist. */
export async function sendToken(
  entry_id: string,
  email: string,
  { purpose, token, letter }: TokenLetter,
): Promise<void> {
  if (await hadMany(entry_id, purpose)) return
  const now = clock.now()
  const [kept] = await db.$queryRaw<{ project_id: string }[]>`
    INSERT INTO waitlist_token (hash, project_id, entry_id, purpose, joined_at, invited_at, expires_at, created_at)
    SELECT ${sha256(token)}, project_id, id, ${purpose}::waitlist_purpose, joined_at, invited_at, ${new Date(now.getTime() + LIFE)}::timestamptz, ${now}::timestamptz
    FROM waitlist_entry WHERE id = ${entry_id}::uuid RETURNING project_id`
  if (!kept) return
  await queueLetter({ ...letter, project_id: kept.project_id, subject_id: entry_id, to: [email], secrets: [token] })
}

async function hadMany(entry_id: string, purpose: waitlist_purpose): Promise<boolean> {
  const now = clock.now().getTime()
  const counts = MOST.map(({ within }) =>
    db.waitlist_token.count({ where: { entry_id, purpose, created_at: { gt: new Date(now - within) } } }),
  )
  return (await Promise.all(counts)).some((count, n) => count >= (MOST[n]?.letters ?? 0))
}
