import 'server-only'
import type { Admin } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { tellLive } from '@/lib/domain/live/tell-live'
import { lockRequest } from '@/lib/domain/support/conversation/lock-request'
import { actorOf } from '@/lib/domain/support/history/actor-of'
import { recordHistory } from '@/lib/domain/support/history/record'
import { voteByLink } from '@/lib/domain/votes/vote-by-link'
import { followMerges } from '@/lib/domain/wishes/find-public-wish'
import { AppError, invalid } from '@/lib/errors'
import { holdRequester } from './hold-requester'
import { linkedWishes } from './linked-wishes'

/**
 * Links a request to a wish of its project, and casts its customer's vote for it; `created` tells whether it was not linked before.
 * Of two at once one links. Where voting is over, it is a CONFLICT.
 */
export async function linkWish(admin: Admin, id: string, asked: string) {
  const { project_id } = admin
  return transaction(async () => {
    const end_user_id = await holdRequester(project_id, id)
    await lockRequest(project_id, id)
    const wish = await followMerges(asked)
    if (wish?.project_id !== project_id) throw invalid('wish_id', 'is not a wish of this project')
    const about = { project_id, support_request_id: id }
    const [before] = await linkedWishes(project_id, id, wish.id)
    if (before) return { created: false, link: before }

    if (wish.status === 'completed' || wish.status === 'declined')
      throw new AppError('CONFLICT', 'Voting on this wish is over: it is completed or declined.')
    const vote_id = end_user_id && (await voteByLink(wish, end_user_id))
    await db.support_request_wish.create({ data: { ...about, wish_id: wish.id, vote_id } })
    const [link] = await linkedWishes(project_id, id, wish.id)
    if (!link) throw invalid('wish_id', 'is not a wish of this project')
    const changes = { wish: [null, { id: link.id, title: link.title }] as [unknown, unknown] }
    await recordHistory({ ...about, ...(await actorOf(admin)), action: 'linked', changes })
    await tellLive({ ...about, audience: 'team' })
    return { created: true, link }
  })
}
