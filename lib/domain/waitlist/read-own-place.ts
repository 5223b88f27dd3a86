import 'server-only'
import { findEntry } from './find-entry'
import { deviceKey } from './who'

/** What proves that a place is somebody's own: the fingerprint it was taken with, or the address of their session. */
type Own = { fingerprint?: string | null | undefined; email_key?: string | null | undefined }

/** The place in line that is theirs, also one they have left; the session's goes before the device's. Null when they have none. */
export async function readOwnPlace(project_id: string, { fingerprint, email_key }: Own) {
  const entry =
    (email_key && (await findEntry(project_id, { email_key }))) ||
    (fingerprint && (await findEntry(project_id, { device_key: deviceKey(project_id, fingerprint) })))
  if (!entry) return null
  const { status, position, referral_code, referral_count, email, confirmed_at, joined_at } = entry
  return { status, position, referral_code, referral_count, email, is_confirmed: confirmed_at !== null, joined_at }
}
