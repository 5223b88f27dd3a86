import 'server-only'
import { db, transaction } from '@/lib/db'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { findProof } from '@/lib/domain/support/access/find-proof'
import { requireVoterKey } from '@/lib/domain/voter'
import { lockWishes } from '@/lib/domain/wishes/lock-wishes'

/** Makes the votes of a browser that are nobody's yet those of the person whose address its new session proves. */
export async function claimVotes(session_token: string, fingerprint: string): Promise<void> {
  const proof = await findProof(session_token)
  if (proof?.by !== 'session') return
  const { project_id, email } = proof
  const theirs = {
    project_id,
    voter_key: requireVoterKey(project_id, { fingerprint, address: '' }),
    end_user_id: null,
  }
  if ((await db.vote.count({ where: theirs })) === 0) return

  await transaction(async () => {
    const end_user_id = await recogniseEndUser(project_id, { email })
    const votes = await db.vote.findMany({ where: theirs, select: { wish_id: true } })
    await lockWishes(
      project_id,
      votes.map(({ wish_id }) => wish_id),
    )
    await db.vote.updateMany({ where: theirs, data: { end_user_id } })
  })
}
