import 'server-only'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { auth } from './auth'

const HOUR = 60 * 60 * 1_000

const identifierOf = (token: string) => `reset-password:${token}`

/** A link under which somebody sets a new password: good for an hour, once. */
export async function resetLink(user_id: string): Promise<string> {
  const token = randomBytes(24).toString('hex')
  const { internalAdapter } = await auth().$context
  await internalAdapter.createVerificationValue({
    value: user_id,
    identifier: identifierOf(token),
    expiresAt: new Date(Date.now() + HOUR),
  })
  return `${env.BASE_URL}/dashboard/reset?token=${token}`
}

/** The address of whoever such a link was made for; null for one that is none. */
export async function resetBy(token: string): Promise<string | null> {
  const { internalAdapter } = await auth().$context
  const link = token ? await internalAdapter.findVerificationValue(identifierOf(token)) : null
  const user = link && (await db.team_user.findUnique({ where: { id: link.value }, select: { email: true } }))
  return user?.email ?? null
}
