import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import type { end_user } from '@/prisma/client/client'
import { byEmail } from './by-email'
import { foldEndUsers } from './fold-end-users'
import { holdWords } from './hold-words'
import { linkRequests } from './link-requests'
import { lockEndUser } from './lock-end-user'
import { mergeAttributes } from './merge-attributes'

type Person = {
  external_id?: string | null | undefined
  email?: string | null | undefined
  name?: string | null | undefined
  plan?: string | null | undefined
  attributes?: Record<string, unknown> | null | undefined
}

/**
 * The id of the project's end user that these words mean: found by `external_id`, else by e-mail address without case (one that
 * has another external id is somebody else), else new. Where the external id and the address are of two, and the second has no
 * external id, the two become one. What is given overwrites, what is absent stays, `attributes` merge key by key; two at once make one. Their requests that had nobody yet become theirs. Only for words that are proven.
 */
export async function recogniseEndUser(project_id: string, person: Person): Promise<string> {
  return transaction(async () => {
    await holdWords(project_id, person)
    const known = await findKnown(project_id, person)
    const data = { ...given(person, known), updated_at: clock.now() }
    const row = known
      ? await db.end_user.update({ where: { id: known.id }, data })
      : await db.end_user.create({ data: { ...data, project_id, created_at: data.updated_at } })
    if (row.external_id !== known?.external_id || row.email_key !== known?.email_key) await linkRequests(row)
    return row.id
  })
}

/** Who is known by these words, held until the transaction ends. */
async function findKnown(project_id: string, { external_id, email }: Person): Promise<end_user | null> {
  const named =
    external_id && (await db.end_user.findFirst({ where: { project_id, external_id }, select: { id: true } }))
  const addressed = email && (await byEmail(project_id, email.toLowerCase(), external_id))
  if (named && addressed) return foldEndUsers(project_id, named.id, addressed.id)
  const found = named || addressed
  return found ? lockEndUser(project_id, found.id) : null
}

function given({ external_id, email, name, plan, attributes }: Person, known: end_user | null) {
  return {
    ...(external_id && { external_id }),
    ...(email && { email, email_key: email.toLowerCase() }),
    ...(name && { name }),
    ...(plan && { plan }),
    ...(attributes && { attributes: mergeAttributes(known?.attributes, attributes, 'end_user.attributes') }),
  }
}
