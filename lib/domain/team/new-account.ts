import 'server-only'
import { hashPassword } from 'better-auth/crypto'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { freeAddress } from './free-address'

type NewAccount = { name: string; email: string; password: string | null }

/** Makes an account whose address is proven, to sign in with a password; without one, it is first set by a link. In a transaction; a known address is a CONFLICT, but what somebody made there without proving it is theirs makes way. Answers its id. */
export async function newAccount({ name, email, password }: NewAccount): Promise<string> {
  await freeAddress(email)
  const data = { name, email: email.toLowerCase(), email_verified: true }
  const [user] = await db.team_user.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
  if (!user) throw new AppError('CONFLICT', 'There is an account with this address already. Sign in with it.')
  if (password !== null) {
    const login = { user_id: user.id, account_id: user.id, provider_id: 'credential' }
    await db.team_login.create({ data: { ...login, password: await hashPassword(password) } })
  }
  return user.id
}
