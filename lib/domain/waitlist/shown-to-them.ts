import 'server-only'
import type { EntryRow } from './entry-row'
import type { Who } from './who'

/**
 * An entry for whoever joins again or has come back: name and code are shown to the fingerprint that joined and to a session of
 * its address. A key derived from client address and user agent, which a whole office may share, shows no name.
 */
export function shownToThem(entry: EntryRow, { fingerprint, device_key, email_key, is_proven }: Who): EntryRowShown {
  const is_same_device = device_key !== null && device_key === entry.device_key
  const is_theirs = is_proven || (fingerprint !== null && is_same_device)
  const is_derived = !is_theirs && is_same_device && email_key === null
  return {
    ...entry,
    name: is_theirs ? entry.name : null,
    referral_code: is_theirs || is_derived ? entry.referral_code : null,
    referral_count: is_theirs || is_derived ? entry.referral_count : null,
  }
}

type Hidden = 'referral_code' | 'referral_count'
type EntryRowShown = Omit<EntryRow, Hidden> & { [name in Hidden]: EntryRow[name] | null }
