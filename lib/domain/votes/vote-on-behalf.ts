import 'server-only'
import type { z } from 'zod'
import type { wishes } from '@/lib/contract/wishes'
import { transaction } from '@/lib/db'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { followMerges } from '@/lib/domain/wishes/find-public-wish'
import { requireWish } from '@/lib/domain/wishes/get-wish'
import { invalid, notFound } from '@/lib/errors'
import { recordOwn } from './record-for-person'

/** The vote of a person the team names, made known as an end user of the project; `created` tells whether it is new, and a vote that they cast themselves is theirs. */
export async function voteOnBehalf(project_id: string, id: string, person: z.output<typeof wishes.voteOnBehalf.body>) {
  const { email, external_user_id: external_id, name } = person
  if (!email && !external_id) throw invalid('email', 'is required, or external_user_id instead')
  return transaction(async () => {
    await requireWish(project_id, id)
    const wish = await followMerges(id)
    if (!wish) throw notFound('wish')
    const end_user_id = await recogniseEndUser(project_id, { email, external_id, name })
    return recordOwn(wish, { voter_key: `u:${end_user_id}`, end_user_id })
  })
}
