import { db } from '@/lib/db'
import type { PlannedWish } from './board'
import { type Crowd, idAt } from './crowd'
import { dice } from './dice'
import { keep } from './keep'

/** What the team did to wishes and categories, and from where. */
export async function plantAudit(crowd: Crowd, wishes: PlannedWish[]): Promise<void> {
  const { project_id, total } = crowd
  const [category] = await db.category.findMany({ where: { project_id }, take: 1, select: { id: true } })
  const roll = dice(14)
  await keep('audit_log', total, (n) => {
    const at = crowd.at(n)
    const known = category && roll.chance(0.02) ? { type: 'category', id: category.id } : null
    const record = known ?? { type: 'wish', id: (wishes[roll.below(n + 1)] as PlannedWish).id }
    return {
      id: idAt(at),
      project_id,
      actor_type: roll.weighed({ key: 6, member: 3, system: 1 }),
      actor_id: null,
      actor_name: roll.pick(['First key', 'Ana', 'Command line', 'Zapier']),
      action: known ? 'categories.update' : 'wishes.update',
      record_type: record.type,
      record_id: record.id,
      change: 'updated',
      before: known ? { color: '#b4552d' } : { status: 'pending' },
      after: known ? { color: '#2f7d62' } : { status: 'planned' },
      ip_address: `198.51.${roll.below(256)}.0/24`,
      user_agent: 'curl/8.16.0',
      request_id: `demo-${n + 1}`,
      created_at: at,
    }
  })
}
