import 'server-only'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { handOverVotes } from '@/lib/domain/votes/hand-over-votes'
import { handOverEntries } from '@/lib/domain/waitlist/link-entry'
import type { end_user } from '@/prisma/client/client'
import { Prisma } from '@/prisma/client/client'
import { holdLicencesOf } from './hold-licences-of'
import { mergeAttributes } from './merge-attributes'

/**
 * Makes one person of two that turn out to be the same: the licences, requests, wishes, votes and places in line of the second become the first's,
 * who is told the rest that is known of the second but keeps what they have. Both are held until the transaction ends.
 */
export async function foldEndUsers(project_id: string, id: string, other_id: string): Promise<end_user> {
  await db.$executeRaw`
    SELECT FROM end_user WHERE id IN (${id}::uuid, ${other_id}::uuid) ORDER BY id FOR UPDATE`
  await holdLicencesOf(other_id)
  await handOverEntries(project_id, other_id, id)
  await holdWishesOf(project_id, other_id)
  const [kept, other] = await Promise.all([id, other_id].map((id) => db.end_user.findUniqueOrThrow({ where: { id } })))
  if (!kept || !other) throw new Error('both people are held')

  const [from, to] = [{ where: { end_user_id: other_id } }, { end_user_id: id }]
  await db.license_key.updateMany({ ...from, data: { ...to, updated_at: clock.now() } })
  await handOverVotes({ project_id, from: `u:${other_id}`, to: Prisma.sql`${`u:${id}`}`, end_user_id: id })
  await db.vote.updateMany({ ...from, data: to }) // Those of their browsers, cast while they were signed in.
  await db.wish.updateMany({ ...from, data: to })
  await moveRequests(other_id, id)
  await db.end_user.delete({ where: { id: other_id } })
  const { name, plan, attributes } = kept
  return db.end_user.update({
    where: { id },
    data: {
      name: name ?? other.name,
      plan: plan ?? other.plan,
      attributes: mergeAttributes(other.attributes, attributes as Record<string, unknown>, 'end_user.attributes'),
    },
  })
}

/** Those they made and those they voted for, together: always in the order of their ids. */
async function holdWishesOf(project_id: string, id: string): Promise<void> {
  await db.$executeRaw`
    SELECT FROM wish WHERE id IN (
      SELECT id FROM wish WHERE end_user_id = ${id}::uuid
      UNION
      SELECT wish_id FROM vote WHERE project_id = ${project_id}::uuid AND voter_key = ${`u:${id}`}
      UNION
      SELECT wish_id FROM vote WHERE end_user_id = ${id}::uuid
    ) ORDER BY id FOR UPDATE`
}

async function moveRequests(from: string, to: string): Promise<void> {
  await db.$executeRaw`
    UPDATE support_request SET end_user_id = ${to}::uuid WHERE id IN (
      SELECT id FROM support_request WHERE end_user_id = ${from}::uuid ORDER BY id FOR NO KEY UPDATE)`
}
