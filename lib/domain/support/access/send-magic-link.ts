import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { supportAccess } from '@/lib/contract/support-access'
import { askForLogin } from './ask-for-login'

/** Has a link mailed to an address that has a request; the answer is the same for every address. */
export async function sendMagicLink(visitor: Visitor, body: z.output<typeof supportAccess.sendMagicLink.body>) {
  await askForLogin(visitor, { project_id: body.project_id, email: body.user_email })
  return { message: 'If this address has a request here, a mail with a link is on its way. It is good for an hour.' }
}
