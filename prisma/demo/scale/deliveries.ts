import { db } from '@/lib/db'
import { createWebhook } from '@/lib/domain/webhooks/create-webhook'
import type { PlannedVote } from './board'
import { type Crowd, idAt } from './crowd'
import { dice } from './dice'
import { keep } from './keep'

const DAY = 24 * 60 * 60 * 1000

/** What was told to two webhooks, which are switched off: an installation that sweeps keeps 30 days of it. */
export async function plantDeliveries({ project_id, total, now }: Crowd, votes: PlannedVote[]): Promise<void> {
  const urls = ['https://hooks.example.com/lumen', 'https://example.org/in/4d1e']
  const hooks = await Promise.all(
    urls.map((url) => createWebhook({ project_id, url, types: ['wish_voted'], enabled: false })),
  )
  const roll = dice(15)
  const at = (n: number) => new Date(now.getTime() - Math.floor(((total - n) / (total + 1)) * 29 * DAY))
  const ids = Array.from({ length: total }, (_, n) => idAt(at(n)))

  await keep('event', total, (n) => {
    const { cast } = votes[n] as PlannedVote
    const data = { wish_id: cast.id, vote_count: cast.votes, created_at: at(n) }
    const metadata = { end_user_id: null, end_user_external_id: null, end_user_email: null }
    return { id: ids[n], project_id, type: 'wish_voted', data, metadata, created_at: at(n) }
  })
  await keep('webhook_delivery', total, (n) => {
    const failed = roll.chance(0.06)
    const tries = failed ? 3 : roll.chance(0.1) ? 2 : 1
    const attempts = Array.from({ length: tries }, (_, attempt) => {
      const good = !failed && attempt === tries - 1
      const [status, error] = good ? [200, null] : [503, 'The receiver answered 503.']
      return { at: new Date(at(n).getTime() + attempt * 1_000), status, duration_ms: 20 + roll.below(400), error }
    })
    return {
      id: idAt(at(n)),
      project_id,
      webhook_id: roll.chance(0.9) ? hooks[0]?.id : hooks[1]?.id,
      event_id: ids[n],
      type: 'wish_voted',
      state: failed ? 'failed' : 'delivered',
      attempts,
      attempt: tries,
      next_attempt_at: null,
      created_at: at(n),
    }
  })
  await db.webhook.updateMany({ where: { project_id }, data: { created_at: at(0), updated_at: at(0) } })
}
