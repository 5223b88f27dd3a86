import 'server-only'
import { randomBytes } from 'node:crypto'
import { env } from '@/lib/env'
import { auth } from './auth'

const HOUR = 60 * 60 * 1_000

/** A link under which somebody sets a new password: good for an hour, once. */
export async function resetLink(user_id: string): Promise<string> {
  const token = randomBytes(24).toString('hex')
  const { internalAdapter } = await auth().$context
  await internalAdapter.createVerificationValue({
    value: user_id,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(Date.now() + HOUR),
  })
  return `${env.BASE_URL}/dashboard/reset?token=${token}`
}
