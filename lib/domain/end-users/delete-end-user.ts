import 'server-only'
import { db, transaction } from '@/lib/db'
import { handOverVotes } from '@/lib/domain/votes/hand-over-votes'
import { handOverEntries } from '@/lib/domain/waitlist/link-entry'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/prisma/client/client'
import { holdLicencesOf } from './hold-licences-of'

/** Deletes a person; their licences, requests, wishes, votes and places in line stay, without them. A vote by a licence is that licence's from then on. */
export async function deleteEndUser(project_id: string, id: string): Promise<void> {
  await transaction(async () => {
    const found = await db.$queryRaw<unknown[]>`
      SELECT FROM end_user WHERE id = ${id}::uuid AND project_id = ${project_id}::uuid FOR UPDATE`
    if (found.length === 0) throw notFound('end user')
    await holdLicencesOf(id)
    await handOverEntries(project_id, id, null)
    await handOverVotes({
      project_id,
      from: `u:${id}`,
      which: Prisma.sql`vote.license_key_id IN (SELECT id FROM license_key WHERE end_user_id = ${id}::uuid)`,
      to: Prisma.sql`'l:' || vote.license_key_id`,
      end_user_id: null,
    })
    await db.end_user.delete({ where: { id } })
  })
}
