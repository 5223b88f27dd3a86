import 'server-only'
import type { LicenseHolder } from '@/lib/caller'
import { AppError } from '@/lib/errors'
import { keyedHash } from '@/lib/secret'

/** What is known of who asks: that they hold a licence, else a fingerprint of their own, else client address and user agent. */
export type VoterHint = {
  holder?: LicenseHolder | undefined
  fingerprint?: string | null | undefined
  address?: string
  user_agent?: string
}
type KnownVoter = VoterHint & { address: string }

/** The key under which a visitor votes in a project: a keyed hash that nobody can trace back, or the customer; null when nothing is known. */
export function voterKey(project_id: string, voter: VoterHint): string | null {
  return voter.holder || voter.fingerprint || voter.address
    ? requireVoterKey(project_id, { address: '', ...voter })
    : null
}

/** The same where at least the client address is known. Who holds a licence of another project is FORBIDDEN. */
export function requireVoterKey(project_id: string, voter: KnownVoter): string {
  const { holder, fingerprint, address, user_agent = '' } = voter
  if (holder) return holderKey(project_id, holder)
  if (fingerprint) return `f:${keyedHash('voter', project_id, fingerprint)}`
  return `c:${keyedHash('voter', project_id, address, user_agent)}`
}

/** One person has one vote, with however many licences and devices; a licence of nobody's is its own voter. */
function holderKey(project_id: string, { project_id: own, end_user_id, license_key_id }: LicenseHolder): string {
  if (own !== project_id) throw new AppError('FORBIDDEN', 'This entitlement token is for another project.')
  return licenceVoterKey(license_key_id, end_user_id)
}

/** The key under which a licence votes: that of the person whose it is, where there is one. */
export const licenceVoterKey = (license_key_id: string, end_user_id: string | null): string =>
  end_user_id ? `u:${end_user_id}` : `l:${license_key_id}`
