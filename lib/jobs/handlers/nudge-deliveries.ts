import 'server-only'
import { nudgeDue } from '@/lib/domain/webhooks/delivery/nudge'
import { giveUpLeftovers } from '@/lib/domain/webhooks/give-up-pending'
import type { Handler } from '@/lib/jobs/handler'

/** Has sent what is due and has lost its job, and gives up what nobody wants any more. */
export const nudgeDeliveries: Handler<'nudge_deliveries'> = async () => {
  await nudgeDue()
  await giveUpLeftovers()
}
