import 'server-only'
import { db } from '@/lib/db'
import { isId } from '@/lib/is-id'

/** Of a licence so many devices, those seen last. */
const MOST_DEVICES = 500

/** The ids under which the log has what was done to a record: its own, and of a licence those of its devices. */
export async function withDevices(project_id: string, record_id: string): Promise<string[]> {
  if (!isId(record_id)) return [record_id]
  const devices = await db.license_activation.findMany({
    where: { license_key_id: record_id, project_id },
    orderBy: { last_seen_at: 'desc' },
    take: MOST_DEVICES,
    select: { id: true },
  })
  return [record_id, ...devices.map(({ id }) => id)]
}
