import 'server-only'
import { readConversation } from '@/lib/domain/support/conversation/read-conversation'
import type { Thread } from './thread'

const MOST_MESSAGES = 20
const LONGEST_MESSAGE = 8_000

/** The conversation through the customer's own eyes, so that no internal note can be in it; long ones without their middle. */
export async function readThread(project_id: string, support_request_id: string): Promise<Thread> {
  const proof = { by: 'request' as const, project_id, support_request_id }
  const { subject, description, user_name, attachments, messages } = await readConversation(proof, support_request_id)
  const first = { from: 'customer' as const, text: cut(description), files: attachments.length }
  const others = messages.slice(-MOST_MESSAGES).map(({ author_type, content, attachments }) => ({
    from: author_type === 'user' ? ('customer' as const) : ('team' as const),
    text: cut(content),
    files: attachments.length,
  }))
  return { subject, customer_name: user_name, messages: [first, ...others] }
}

const cut = (text: string) => (text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)} …` : text)
