import 'server-only'
import { db } from '@/lib/db'
import { confirmationToken } from '@/lib/domain/team/confirmation-token'
import { env } from '@/lib/env'
import { unseal } from '@/lib/secret'
import { AskedLetter } from './asked-letter'
import { resetLink } from './reset-link'
import { sendAccountLetter } from './send-account-letter'

/** Sends a letter that was asked for; where it is about an account that is not there, or needs none, nothing. */
export async function sendAskedLetter(sealed: string): Promise<void> {
  const { kind, to, language } = AskedLetter.parse(JSON.parse(await unseal('letter', sealed)))
  const user = await db.team_user.findUnique({ where: { email: to.toLowerCase() } })
  if (!user || (kind === 'verify' && user.email_verified)) return
  const url = kind === 'reset' ? await resetLink(user.id) : await confirmationLink(user.email)
  await sendAccountLetter({ kind, to, language, name: user.name, url })
}

const confirmationLink = async (email: string) =>
  `${env.BASE_URL}/dashboard/sign-in?confirm=${await confirmationToken(email)}`
