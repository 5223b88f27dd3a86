import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { createItem } from '@/lib/domain/roadmap/create-item'
import { demoCards, demoTargets } from './roadmap'

const DAY = 24 * 60 * 60 * 1000

/** Gives the cards of wishes their dates, and puts the free ones on the roadmap. */
export async function plantCards(project_id: string): Promise<void> {
  const due = (days: number) => new Date(clock.now().getTime() + days * DAY)
  for (const [title, days] of Object.entries(demoTargets))
    await db.roadmap_item.updateMany({ where: { project_id, wish: { title } }, data: { target_date: due(days) } })

  for (const { status, due: days, ...card } of demoCards) {
    const column = await db.roadmap_column.findFirstOrThrow({ where: { project_id, status } })
    const target_date = days === undefined ? null : due(days).toISOString().slice(0, 10)
    await createItem({ project_id, column_id: column.id, target_date, notify: false, ...card })
  }
}
