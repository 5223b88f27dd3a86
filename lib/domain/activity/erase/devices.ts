import 'server-only'
import { db } from '@/lib/db'
import type { Whose } from '@/lib/domain/activity/whose'
import { forgottenDevice } from '@/lib/domain/licences/seats/forgotten-device'

/** Takes name, platform and print from the devices of their licences, which are held. Each keeps its seat, and has it again when it comes back. */
export async function eraseDevices({ project_id, people }: Whose): Promise<void> {
  const devices = await db.license_activation.findMany({
    where: { project_id, license_key: { end_user_id: { in: people } } },
    select: { id: true, license_key_id: true, device_fingerprint: true },
    orderBy: { id: 'asc' },
  })
  for (const { id, license_key_id, device_fingerprint: print } of devices) {
    const device_fingerprint = print.startsWith('erased:') ? print : forgottenDevice(license_key_id, print)
    await db.license_activation.update({
      where: { id },
      data: { device_fingerprint, device_name: null, platform: null },
    })
  }
}
