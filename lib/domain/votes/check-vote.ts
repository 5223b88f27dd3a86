import 'server-only'
import type { Visitor } from '@/lib/caller'
import { db } from '@/lib/db'
import { requireVoterKey } from '@/lib/domain/voter'
import { findPublicWish } from '@/lib/domain/wishes/find-public-wish'

/** Whether the visitor has voted for a public wish, and the vote's id. */
export async function checkVote(visitor: Visitor, asked: string, fingerprint: string | undefined) {
  const { address, user_agent, holder } = visitor
  const { id: wish_id, project_id } = await findPublicWish(asked)
  const voter_key = requireVoterKey(project_id, { holder, fingerprint, address, user_agent })
  const vote = await db.vote.findUnique({ where: { wish_id_voter_key: { wish_id, voter_key } }, select: { id: true } })
  return { has_voted: vote !== null, vote_id: vote?.id ?? null }
}
