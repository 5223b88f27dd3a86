import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import { clock } from '@/lib/clock'
import type { supportAccess } from '@/lib/contract/support-access'
import { db, transaction } from '@/lib/db'
import { countRefusedTry } from '@/lib/domain/access/require-budget'
import { getProject } from '@/lib/domain/projects/find-project'
import { AppError } from '@/lib/errors'
import { addressHash, addressOf, codeHash, keyOf } from './address'
import { startSession } from './start-session'

type Attempt = z.output<typeof supportAccess.verifyCode.body>
type Login = { email: string; is_right: boolean }

/**
 * Trades a code for a session of 30 days. A code is good once and for five tries, however many come at once; what is wrong with
 * one that is refused, or whether the address is known, is never told: INVALID_CODE.
 */
export async function verifyCode(visitor: Visitor, attempt: Attempt) {
  const { id: project_id } = await getProject(attempt.project_id)
  const email_key = keyOf(addressOf(attempt))
  const session = await transaction(async () => {
    const login = await tryCode(project_id, email_key, attempt.code)
    return login?.is_right ? startSession(project_id, login.email, email_key) : null
  })
  if (session) return session

  await countRefusedTry('verify-code', visitor.address)
  throw new AppError('INVALID_CODE', 'This code is wrong, used or out of date. Ask for a new one.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}

/**
 * One statement counts the try and uses the code up, so that what comes at once is done one after the other. The ask is written
 * too, unchanged: it is there for known and unknown addresses alike, so that both wait for the disk.
 */
async function tryCode(project_id: string, email_key: string, code: string): Promise<Login | undefined> {
  const now = clock.now()
  const code_hash = codeHash(project_id, email_key, code)
  const [login] = await db.$queryRaw<Login[]>`
    WITH ask AS (
      UPDATE support_login_ask SET asked_at = asked_at
      WHERE project_id = ${project_id}::uuid AND address_hash = ${addressHash(project_id, email_key)})
    UPDATE support_login
    SET attempts = attempts + 1, consumed_at = CASE WHEN code_hash = ${code_hash} THEN ${now}::timestamptz END
    WHERE project_id = ${project_id}::uuid AND email_key = ${email_key}
      AND attempts < 5 AND consumed_at IS NULL AND code_expires_at > ${now}::timestamptz
    RETURNING email, consumed_at IS NOT NULL AS is_right`
  return login
}
