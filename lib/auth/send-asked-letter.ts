import 'server-only'
import { db } from '@/lib/db'
import { unseal } from '@/lib/secret'
import { AskedLetter } from './asked-letter'
import { resetLink } from './reset-link'
import { sendAccountLetter } from './send-account-letter'

/** Sends a letter that was asked for; where it is about an account that is not there, nothing. */
export async function sendAskedLetter(sealed: string): Promise<void> {
  const asked = AskedLetter.parse(JSON.parse(await unseal('letter', sealed)))
  if (asked.kind === 'verify') return sendAccountLetter(asked)
  const user = await db.team_user.findUnique({ where: { email: asked.to.toLowerCase() } })
  if (user) await sendAccountLetter({ ...asked, name: user.name, url: await resetLink(user.id) })
}
