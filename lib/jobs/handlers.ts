import 'server-only'
import type { Handler } from './handler'
import { cleanUp } from './handlers/clean-up'
import { deliverEvent, retryEvent } from './handlers/deliver-event'
import { deliverWebhook } from './handlers/deliver-webhook'
import { nudgeDeliveries } from './handlers/nudge-deliveries'
import { reindexProjectJob } from './handlers/reindex-project'
import { sendAccountLetterJob } from './handlers/send-account-letter'
import { sendInvitationsJob } from './handlers/send-invitations'
import { sendLetterJob } from './handlers/send-letter'
import { sendLogin } from './handlers/send-login'
import { tellFollowersJob } from './handlers/tell-followers'
import { writeAiReplyJob } from './handlers/write-ai-reply'
import type { QueueName } from './queues'

/** The work of each queue. */
export const handlers: { [N in QueueName]: Handler<N> } = {
  send_letter: sendLetterJob,
  send_login: sendLogin,
  send_account_letter: sendAccountLetterJob,
  deliver_webhook: deliverWebhook,
  deliver_event: deliverEvent,
  retry_event: retryEvent,
  nudge_deliveries: nudgeDeliveries,
  write_ai_reply: writeAiReplyJob,
  reindex_project: reindexProjectJob,
  tell_followers: tellFollowersJob,
  send_invitations: sendInvitationsJob,
  clean_up: cleanUp,
}
