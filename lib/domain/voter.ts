import 'server-only'
import { keyedHash } from '@/lib/secret'

/** What is known of who asks: a fingerprint of their own, else client address and user agent. */
export type VoterHint = { fingerprint?: string | null | undefined; address?: string; user_agent?: string }
type KnownVoter = VoterHint & { address: string }

/** The key under which a visitor votes in a project: a keyed hash that nobody can trace back; null when nothing is known. */
export function voterKey(project_id: string, voter: VoterHint): string | null {
  return voter.fingerprint || voter.address ? requireVoterKey(project_id, { address: '', ...voter }) : null
}

/** The same where at least the client address is known. */
export function requireVoterKey(project_id: string, { fingerprint, address, user_agent = '' }: KnownVoter): string {
  if (fingerprint) return `f:${keyedHash('voter', project_id, fingerprint)}`
  return `c:${keyedHash('voter', project_id, address, user_agent)}`
}
