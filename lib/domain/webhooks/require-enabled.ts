import 'server-only'
import { AppError } from '@/lib/errors'

/** Refuses to send anything to a webhook that is switched off. */
export function requireEnabled({ enabled }: { enabled: boolean }): void {
  if (!enabled) throw new AppError('CONFLICT', 'This webhook is switched off; switch it on first.')
}
