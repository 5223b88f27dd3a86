import 'server-only'
import type { Handler } from './handler'
import { cleanUp } from './handlers/clean-up'
import { deliverWebhook } from './handlers/deliver-webhook'
import { sendLetterJob } from './handlers/send-letter'
import { sendLogin } from './handlers/send-login'
import { writeAiReplyJob } from './handlers/write-ai-reply'
import type { QueueName } from './queues'

/** The work of each queue. */
export const handlers: { [N in QueueName]: Handler<N> } = {
  send_letter: sendLetterJob,
  send_login: sendLogin,
  deliver_webhook: deliverWebhook,
  write_ai_reply: writeAiReplyJob,
  clean_up: cleanUp,
}
