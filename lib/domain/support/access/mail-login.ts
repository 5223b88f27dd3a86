import 'server-only'
import { randomInt } from 'node:crypto'
import { clock } from '@/lib/clock'
import type { Room } from '@/lib/contract/support-access'
import { db, transaction } from '@/lib/db'
import { queueLetter } from '@/lib/domain/mail/queue-letter'
import { getProject, type PortalProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { env } from '@/lib/env'
import { sha256 } from '@/lib/secret'
import { codeHash, keyOf } from './address'
import { knownAddress } from './known-address'
import { newSupportToken } from './support-token'

const MINUTE = 60_000

/** How long a code is good, in seconds. */
export const CODE_LIFE = 600
const LINK_LIFE = 60 * MINUTE

type Ask = { project_id: string; email: string; asked_at: Date }
type Asked = Ask & { room: Room }

/**
 * Mails a new code and a new link, which end those before them, to an address that the project knows, spelled as it stands there; to any other nothing. An ask that has been answered is not answered again, one of a project that has been archived since not at all.
 */
export async function mailLogin({ project_id, email, asked_at, room }: Asked): Promise<void> {
  const email_key = keyOf(email)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const token = newSupportToken('link')
  await transaction(async () => {
    const known = await knownAddress(project_id, email_key)
    if (!known) return

    const project = await getProject(project_id)
    if (project.archived_at) return

    const kept = await keepLogin({ project_id, email: known, email_key, code, token, asked_at })
    if (kept) await sendLetter(project, known, { code, token, room })
  })
}

type Login = Ask & { email_key: string; code: string; token: string }

/** False where this ask, or a later one, has its code already. */
async function keepLogin({ project_id, email, email_key, code, token, asked_at }: Login): Promise<boolean> {
  const now = clock.now()
  const login = {
    email,
    code_hash: codeHash(project_id, email_key, code),
    code_expires_at: new Date(now.getTime() + CODE_LIFE * 1_000),
    attempts: 0,
    consumed_at: null,
    link_hash: sha256(token),
    link_expires_at: new Date(now.getTime() + LINK_LIFE),
    created_at: now,
  }
  const { count } = await db.support_login.updateMany({
    where: { project_id, email_key, created_at: { lt: asked_at } },
    data: login,
  })
  if (count === 1) return true
  const made = await db.support_login.createMany({ data: [{ ...login, project_id, email_key }], skipDuplicates: true })
  return made.count === 1
}

type Way = { code: string; token: string; room: Room }

async function sendLetter(project: PortalProject, to: string, { code, token, room }: Way): Promise<void> {
  const leads = room === 'support' ? '' : `room=${room}&`
  const url = `${env.BASE_URL}/p/${project.slug}/support/open?${leads}token=${token}`
  const letter = await renderLetter('support_login', project, { code, url, room })
  await queueLetter({ ...letter, project_id: project.id, to: [to], secrets: [token, code] })
}
