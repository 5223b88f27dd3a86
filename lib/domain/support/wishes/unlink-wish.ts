import 'server-only'
import type { Admin } from '@/lib/caller'
import { db, transaction } from '@/lib/db'
import { tellLive } from '@/lib/domain/live/tell-live'
import { lockRequest } from '@/lib/domain/support/conversation/lock-request'
import { actorOf } from '@/lib/domain/support/history/actor-of'
import { recordHistory } from '@/lib/domain/support/history/record'
import { holdLinkedVote, takeBackLinkedVote } from '@/lib/domain/votes/take-back-linked-vote'
import { notFound } from '@/lib/errors'
import { linkedWishes } from './linked-wishes'

/** Takes the link of a request to a wish away, and with the last one that stands for it the vote that linking cast; NOT_FOUND when there is no such link. */
export async function unlinkWish(admin: Admin, id: string, wish_id: string): Promise<void> {
  const { project_id } = admin
  const about = { project_id, support_request_id: id }
  await transaction(async () => {
    const link = await db.support_request_wish.findFirst({ where: { ...about, wish_id } })
    if (!link) throw notFound('link')
    const vote = link.vote_id && (await holdLinkedVote(link.vote_id))
    await lockRequest(project_id, id)
    const [shown] = await linkedWishes(project_id, id, wish_id)
    const { count } = await db.support_request_wish.deleteMany({ where: { id: link.id } })
    if (!shown || count === 0) throw notFound('link')

    if (vote) await takeBackLinkedVote(vote)
    const changes = { wish: [{ id: shown.id, title: shown.title }, null] as [unknown, unknown] }
    await recordHistory({ ...about, ...(await actorOf(admin)), action: 'unlinked', changes })
    await tellLive({ ...about, audience: 'team' })
  })
}
