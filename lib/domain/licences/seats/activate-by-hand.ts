import 'server-only'
import { db } from '@/lib/db'
import type { Issued } from '@/lib/domain/licences/tokens/issue-token'
import { notFound } from '@/lib/errors'
import { bindDevice } from './bind-device'
import type { Device } from './take-seat'

/** Binds a device to a seat of one of the project's licences, as `bindDevice` does; NOT_FOUND where it has none of that id. */
export async function activateByHand(project_id: string, id: string, device: Device): Promise<Issued> {
  if ((await db.license_key.count({ where: { id, project_id } })) === 0) throw notFound('licence key')
  return bindDevice(project_id, id, device)
}
