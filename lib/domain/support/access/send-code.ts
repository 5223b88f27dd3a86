import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { supportAccess } from '@/lib/contract/support-access'
import { addressOf } from './address'
import { askForLogin } from './ask-for-login'
import { CODE_LIFE } from './mail-login'

/** Has a code mailed to an address that the project knows; the answer is the same for every address. */
export async function sendCode(visitor: Visitor, body: z.output<typeof supportAccess.sendCode.body>) {
  await askForLogin(visitor, { project_id: body.project_id, email: addressOf(body), room: body.room })
  return { expires_in: CODE_LIFE }
}
