import 'server-only'
import type { Visitor } from '@/lib/caller'
import { clock } from '@/lib/clock'
import type { Room } from '@/lib/contract/support-access'
import { db } from '@/lib/db'
import { requireBudget } from '@/lib/domain/access/require-budget'
import { getTakingProject } from '@/lib/domain/projects/find-project'
import { enqueue } from '@/lib/jobs/enqueue'
import { seal } from '@/lib/secret'
import { addressHash, keyOf } from './address'

const PAUSE = 60_000

type Ask = { project_id: string; email: string; room?: Room }

/**
 * Takes down that a code and a link are asked for; a job looks whether the address is known and mails them, so that known and
 * unknown addresses differ in nothing. Within 60 s of the last ask it does nothing and counts nothing; of several at once one
 * counts. The 6th in an hour for an address and the 21st from a client address are RATE_LIMITED, and nothing is asked. An archived
 * project is a CONFLICT: the link would lead nowhere.
 */
export async function askForLogin(visitor: Visitor, ask: Ask): Promise<void> {
  const { id: project_id } = await getTakingProject(ask.project_id)
  const where = { project_id, address_hash: addressHash(project_id, keyOf(ask.email)) }
  const asked_at = clock.now()
  if (!(await claim(where, asked_at))) return

  try {
    await requireBudget('login_client', `login ${visitor.address}`)
    await requireBudget('login_address', `login ${project_id} ${where.address_hash}`)
    const address = await seal('login', ask.email)
    await enqueue('send_login', { project_id, address, asked_at: asked_at.toISOString(), room: ask.room })
  } catch (error) {
    await db.support_login_ask.deleteMany({ where: { ...where, asked_at } })
    throw error
  }
}

/** Whether the last ask is long enough ago; a statement of its own, so that no connection is held while the limiter takes another. */
async function claim({ project_id, address_hash }: { project_id: string; address_hash: string }, now: Date) {
  const claimed = await db.$executeRaw`
    INSERT INTO support_login_ask AS ask (project_id, address_hash, asked_at)
    VALUES (${project_id}::uuid, ${address_hash}, ${now}::timestamptz)
    ON CONFLICT (project_id, address_hash) DO UPDATE SET asked_at = ${now}::timestamptz
    WHERE ask.asked_at <= ${new Date(now.getTime() - PAUSE)}::timestamptz`
  return claimed === 1
}
