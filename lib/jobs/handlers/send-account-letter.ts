import 'server-only'
import { sendAskedLetter } from '@/lib/auth/send-asked-letter'
import type { Handler } from '@/lib/jobs/handler'

/** Mails somebody of a team a link to set a new password or to prove an address. */
export const sendAccountLetterJob: Handler<'send_account_letter'> = ({ sealed }) => sendAskedLetter(sealed)
