import 'server-only'
import { db } from '@/lib/db'

/** So many devices of a licence are shown, those seen last. */
export const MOST_DEVICES = 500

export type BoundDevice = {
  id: string
  device_name: string | null
  platform: string | null
  activated_at: Date
  last_seen_at: Date
}

/** The devices that hold the seats of each of these licences, the one seen last first. */
export async function boundDevices(license_key_ids: string[]): Promise<Map<string, BoundDevice[]>> {
  const rows = await db.$queryRaw<(BoundDevice & { license_key_id: string })[]>`
    SELECT seat.* FROM unnest(${license_key_ids}::uuid[]) AS licence (id) CROSS JOIN LATERAL (
      SELECT id, license_key_id, device_name, platform, activated_at, last_seen_at FROM license_activation
      WHERE license_key_id = licence.id AND released_at IS NULL
      ORDER BY last_seen_at DESC, id DESC LIMIT ${MOST_DEVICES}::int
    ) AS seat
    ORDER BY seat.last_seen_at DESC, seat.id DESC`
  return Map.groupBy(rows, ({ license_key_id }) => license_key_id)
}
