import type { Guard } from '@/components/portal/form-state'
import { clock } from '@/lib/clock'
import { issueBotToken } from '@/lib/domain/bot/issue-bot-token'

/** The proof that a form shown now carries. */
export async function newGuard(project_id: string): Promise<Guard> {
  const { token } = await issueBotToken(project_id)
  return { token, timestamp: clock.now().getTime() }
}
