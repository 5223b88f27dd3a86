import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { emit } from '@/lib/domain/events/emit'
import { shownLicenseKey } from '@/lib/domain/licences/shown-license-key'
import type { license_activation } from '@/prisma/client/client'
import { printsOf } from './forgotten-device'
import { holdLicence } from './hold-licence'

type Which = { activation_id?: string | null; device_fingerprint?: string | null }

/** Frees the seat of one device of a licence, whatever the licence's state; where it holds none, nothing happens and nothing is told. */
export async function freeSeat(
  license_key_id: string,
  { activation_id = null, device_fingerprint = null }: Which,
): Promise<void> {
  const prints = device_fingerprint === null ? [] : printsOf(license_key_id, device_fingerprint)
  await transaction(async () => {
    const licence = await holdLicence(license_key_id)
    const [activation] = await db.$queryRaw<license_activation[]>`
      WITH freed AS (
        UPDATE license_activation SET released_at = ${clock.now()}::timestamptz
        WHERE license_key_id = ${license_key_id}::uuid AND released_at IS NULL
          AND (id = ${activation_id}::uuid OR device_fingerprint = ANY (${prints}::text[]))
        RETURNING *
      ), counted AS (
        UPDATE license_key SET active_devices = active_devices - 1
        WHERE id = ${license_key_id}::uuid AND EXISTS (SELECT FROM freed)
      )
      SELECT * FROM freed`
    if (!activation) return

    const license_key = shownLicenseKey({ ...licence, active_devices: licence.active_devices - 1 })
    const { project_id, end_user_id } = licence
    await emit({ type: 'device_deactivated', project_id, end_user_id, data: { activation, license_key } })
  })
}
