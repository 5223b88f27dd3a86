import 'server-only'
import { db } from '@/lib/db'
import type { Whose } from '@/lib/domain/activity/whose'
import { statusOf } from '@/lib/domain/licences/shown-license-key'
import { inBatches } from './in-batches'

/** The people who have the address, as the project knows them. */
export const peopleOf = ({ people }: Whose) =>
  inBatches((after, take) =>
    db.end_user.findMany({
      where: { AND: [{ id: { in: people } }, after] },
      orderBy: { id: 'asc' },
      take,
      omit: { project_id: true, email_key: true },
    }),
  )

/** Their licences with every device that ever held a seat; the keys themselves nobody keeps. */
export async function* licencesOf({ project_id, people }: Whose) {
  const rows = inBatches((after, take) =>
    db.license_key.findMany({
      where: { project_id, end_user_id: { in: people }, ...after },
      orderBy: { id: 'asc' },
      take,
      include: {
        activations: { orderBy: { activated_at: 'asc' }, omit: { project_id: true, license_key_id: true } },
      },
    }),
  )
  for await (const row of rows) {
    const { id, plan, max_devices, metadata, created_at, expires_at, activations: devices } = row
    yield { id, plan, status: statusOf(row), max_devices, metadata, created_at, expires_at, devices }
  }
}
