import 'server-only'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { freeSeat } from './free-seat'

/** Frees the seat of a device of one of the project's licences; one that holds none any more is no error, one that never was there is NOT_FOUND. */
export async function freeDevice(project_id: string, license_key_id: string, activation_id: string): Promise<void> {
  await transaction(async () => {
    const where = { id: activation_id, license_key_id, project_id }
    if ((await db.license_activation.count({ where })) === 0) throw notFound('device')
    await freeSeat(license_key_id, { activation_id })
  })
}
