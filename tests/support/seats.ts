import { licensePortal } from '@/lib/contract/license-portal'
import { db } from '@/lib/db'
import { newKey } from '@/lib/domain/licences/key-text'
import { type Sent, send } from './api'

type Fields = { [name: string]: unknown }
type Within = { id: string }

/** A licence, kept directly, with the key that nothing else holds. */
export async function keepLicence({ id: project_id }: Within, fields: Fields = {}) {
  const { text, hash } = newKey(project_id, null)
  const row = await db.license_key.create({ data: { project_id, hash, key_last4: hash.slice(-4), ...fields } })
  return { id: row.id, project_id, key: text, hash }
}
export type Licence = Awaited<ReturnType<typeof keepLicence>>

const named = ({ project_id, key }: Licence, device_fingerprint: string) => ({ project_id, key, device_fingerprint })

export const activate = (licence: Licence, device: string, fields: Fields = {}, sent: Sent = {}) =>
  send(licensePortal.activate, { body: { ...named(licence, device), ...fields }, ...sent })

export const refresh = (licence: Licence, device: string, sent: Sent = {}) =>
  send(licensePortal.refresh, { body: named(licence, device), ...sent })

export const deactivate = (licence: Licence, device: string, sent: Sent = {}) =>
  send(licensePortal.deactivate, { body: named(licence, device), ...sent })

export const lookUpKey = ({ project_id, key }: Licence, sent: Sent = {}) =>
  send(licensePortal.lookUp, { body: { project_id, key }, ...sent })

/** A device that holds a seat of a licence, kept directly. */
export async function bindDevice(
  { id: license_key_id, project_id }: Pick<Licence, 'id' | 'project_id'>,
  device_fingerprint: string,
) {
  await db.license_key.update({ where: { id: license_key_id }, data: { active_devices: { increment: 1 } } })
  return db.license_activation.create({ data: { project_id, license_key_id, device_fingerprint } })
}

/** The licence as the database has it now, and how many devices are bound to it. */
export async function seatsOf({ id }: Within) {
  const { max_devices, active_devices } = await db.license_key.findUniqueOrThrow({ where: { id } })
  const bound = await db.license_activation.count({ where: { license_key_id: id, released_at: null } })
  return { max_devices, active_devices, bound }
}

/** What a token says, unproven. */
export const saidBy = (token: string): { [name: string]: never } & Fields =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** The signed header and claims of a token, made anew with other content, under the old signature. */
export function forged(token: string, change: { header?: Fields; claims?: Fields }): string {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const changed = (part: string, fields: Fields = {}) =>
    Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...fields })).toString(
      'base64url',
    )
  return [changed(header, change.header), changed(claims, change.claims), signature].join('.')
}
