import 'server-only'
import type { Visitor } from '@/lib/caller'
import { db } from '@/lib/db'
import { whoseIs } from '@/lib/domain/activity/whose'
import { emailOfSession } from '@/lib/domain/end-users/person-of-session'
import { keyOf } from '@/lib/domain/support/access/address'
import { requireVoterKey, type VoterHint } from '@/lib/domain/voter'
import { AppError, notFound } from '@/lib/errors'
import type { FoundRoadmap } from './find-roadmap'

/** Who looks at a roadmap: what is known of the voter, who is signed in, and whether it is one of the team. */
export type Looker = VoterHint & Pick<Visitor, 'team' | 'proof'>

const forVoters =
  'This roadmap is for those who have voted. Vote for any wish of the project, then ask again with the same fingerprint, entitlement token or portal session.'

/** Refuses who may not see a roadmap: a private one is NOT_FOUND, one for voters only is FORBIDDEN to whoever has not voted for any wish of the project. The team sees its own. */
export async function requireSeen(
  { project_id, visibility }: FoundRoadmap,
  { team, proof, ...voter }: Looker,
): Promise<void> {
  if (visibility === 'public' || team?.project_id === project_id) return
  if (visibility === 'private') throw notFound('roadmap')
  const voter_key = { in: voterKeys(project_id, voter) }
  const vote = await db.vote.findFirst({ where: { project_id, voter_key }, select: { id: true } })
  if (!vote && !(await hasVoted(project_id, proof))) throw new AppError('FORBIDDEN', forVoters)
}

/** Whether anybody with the address that a session proves has voted. */
async function hasVoted(project_id: string, proof: Looker['proof']): Promise<boolean> {
  const email = emailOfSession(project_id, proof)
  if (email === null) return false
  const { people } = await whoseIs({ project_id, email_key: keyOf(email) })
  const where = { project_id, end_user_id: { in: people } }
  return (await db.vote.findFirst({ where, select: { id: true } })) !== null
}

/** Whoever holds a licence may have voted by fingerprint before; an address says something only where nothing else is said. */
function voterKeys(project_id: string, { holder, fingerprint, address, user_agent = '' }: VoterHint): string[] {
  const hints: VoterHint[] = [...(holder ? [{ holder }] : []), ...(fingerprint ? [{ fingerprint }] : [])]
  if (hints.length === 0 && address) hints.push({ address, user_agent })
  return hints.map((hint) => requireVoterKey(project_id, { address: '', ...hint }))
}
