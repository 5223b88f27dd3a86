import 'server-only'
import { writeReply } from '@/lib/domain/ai/write-reply'
import type { Handler } from '@/lib/jobs/handler'

/** Asks the model for a reply and keeps it as a draft, or sends it. */
export const writeAiReplyJob: Handler<'write_ai_reply'> = (payload, run) => writeReply(payload, run)
