import 'server-only'
import { sendLetter } from '@/lib/domain/mail/send-letter'
import type { Handler } from '@/lib/jobs/handler'

/** Sends a letter of the outbox. */
export const sendLetterJob: Handler<'send_letter'> = ({ letter_id }, { last }) => sendLetter(letter_id, { last })
