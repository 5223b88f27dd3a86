import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import type { license_activation, license_key } from '@/prisma/client/client'
import { forgottenDevice } from './forgotten-device'

export type Device = {
  device_fingerprint: string
  device_name?: string | null | undefined
  platform?: string | null | undefined
}

/** A device's seat; `is_new` when it had none before. */
export type Seat = { activation: license_activation; is_new: boolean }

/**
 * Gives the device a seat of a licence that is held, or the one that it has; null when all are taken. One statement, which sees
 * every seat because it starts after the lock, counts and binds; the licence's count moves along. A device that was erased is known again.
 */
export async function takeSeat({ id, project_id, max_devices }: license_key, device: Device): Promise<Seat | null> {
  const { device_fingerprint, device_name = null, platform = null } = device
  const now = clock.now()
  await remember(id, device_fingerprint)
  const [seat] = await db.$queryRaw<(license_activation & { is_new: boolean })[]>`
    WITH bound AS (
      SELECT FROM license_activation
      WHERE license_key_id = ${id}::uuid AND device_fingerprint = ${device_fingerprint} AND released_at IS NULL
    ), seat AS (
      INSERT INTO license_activation AS known (id, project_id, license_key_id, device_fingerprint, device_name, platform, activated_at, last_seen_at)
      SELECT gen_random_uuid(), ${project_id}::uuid, ${id}::uuid, ${device_fingerprint}, ${device_name}, ${platform}, ${now}::timestamptz, ${now}::timestamptz
      WHERE EXISTS (SELECT FROM bound) OR ${max_devices}::int IS NULL
        OR (SELECT count(*) FROM license_activation WHERE license_key_id = ${id}::uuid AND released_at IS NULL) < ${max_devices}::int
      ON CONFLICT (license_key_id, device_fingerprint) DO UPDATE SET
        device_name = coalesce(excluded.device_name, known.device_name),
        platform = coalesce(excluded.platform, known.platform),
        activated_at = CASE WHEN known.released_at IS NULL THEN known.activated_at ELSE excluded.activated_at END,
        last_seen_at = excluded.last_seen_at,
        released_at = NULL
      RETURNING *
    ), counted AS (
      UPDATE license_key SET active_devices = active_devices + 1
      WHERE id = ${id}::uuid AND EXISTS (SELECT FROM seat) AND NOT EXISTS (SELECT FROM bound)
    )
    SELECT seat.*, NOT EXISTS (SELECT FROM bound) AS is_new FROM seat`
  if (!seat) return null
  const { is_new, ...activation } = seat
  return { activation, is_new }
}

/** Gives a device whose print was erased, and that shows it now, its print back. */
async function remember(license_key_id: string, device_fingerprint: string): Promise<void> {
  await db.license_activation.updateMany({
    where: { license_key_id, device_fingerprint: forgottenDevice(license_key_id, device_fingerprint) },
    data: { device_fingerprint },
  })
}
