import 'server-only'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { boundDevices } from './bound-devices'

/** The refusal of a device for which there is no seat: with the devices that hold them, and the page that frees one. */
export async function seatLimitReached(license_key_id: string, project_slug: string): Promise<AppError> {
  const bound = (await boundDevices([license_key_id])).get(license_key_id) ?? []
  const devices = bound.map(({ device_name, platform, last_seen_at }) => ({ device_name, platform, last_seen_at }))
  const manage_url = new URL(`/p/${project_slug}/licence`, env.BASE_URL).href
  return new AppError(
    'SEAT_LIMIT_REACHED',
    `Every seat of this licence is taken. Free a device that you no longer use: ${manage_url}`,
    { more: { devices, manage_url } },
  )
}
