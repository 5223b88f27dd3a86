import 'server-only'
import type { Visitor } from '@/lib/caller'
import { requireVoterKey } from '@/lib/domain/voter'
import type { Key } from './find-entry'

/** Who is meant: what they said of themselves. */
export type Given = { email?: string | null | undefined; fingerprint?: string | null | undefined }

/** Who somebody in line is, or would be. */
export type Who = {
  key: Key
  email: string | null
  email_key: string | null
  /** As they sent it, for comparing: what was derived proves nothing. */
  fingerprint: string | null
  device_key: string | null
  /** The session proves that the address is theirs. */
  is_proven: boolean
}

/** The key of a device by its fingerprint: a keyed hash that nobody can trace back. */
export const deviceKey = (project_id: string, fingerprint: string): string =>
  requireVoterKey(project_id, { fingerprint, address: '' })

/** Who is meant: by address, else by fingerprint, else the session's address, else client address and user agent. Only where neither was given are those two looked at: a host's server joins everybody from one address. */
export function whoIs(project_id: string, { email, fingerprint = null }: Given, visitor: Visitor): Who {
  const { proof, address, user_agent } = visitor
  const session = proof && proof.by === 'session' && proof.project_id === project_id ? proof : null
  const mine = !email && !fingerprint ? session : null
  const known = email ?? mine?.email ?? null
  const email_key = known?.toLowerCase() ?? null
  const is_proven = email_key !== null && session?.email_key === email_key
  if (fingerprint || email_key) {
    const device_key = fingerprint ? deviceKey(project_id, fingerprint) : null
    const key = email_key ? { email_key } : { device_key: device_key ?? '' }
    return { key, email: known, email_key, fingerprint, device_key, is_proven }
  }
  const device_key = requireVoterKey(project_id, { address, user_agent })
  return { key: { device_key }, email: null, email_key: null, fingerprint: null, device_key, is_proven: false }
}
