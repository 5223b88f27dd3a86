import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { endUsers } from '@/lib/contract/end-users'
import { db, transaction } from '@/lib/db'
import { AppError, invalid, notFound } from '@/lib/errors'
import type { end_user, Prisma } from '@/prisma/client/client'
import { holdWords } from './hold-words'
import { linkRequests } from './link-requests'
import { lockEndUser } from './lock-end-user'
import { mergeAttributes } from './merge-attributes'
import { shownEndUser } from './shown-end-user'

type Changes = z.output<typeof endUsers.update.body>

/**
 * Changes what is given of a person, `attributes` key by key. An external id that another person of the project has is a
 * CONFLICT, as is an address unless both have an external id, also when both ask at once; one of the two has to stay.
 */
export async function updateEndUser(project_id: string, id: string, { attributes, ...changes }: Changes) {
  return transaction(async () => {
    await holdWords(project_id, changes)
    const before = await lockEndUser(project_id, id)
    if (!before) throw notFound('end user')
    const { external_id, email } = { ...before, ...changes }
    if (!external_id && !email) throw invalid('external_id', 'is required, or email instead')
    await refuseTaken(before, changes)

    const row = await db.end_user.update({
      where: { id },
      data: {
        ...changes,
        ...('email' in changes && { email_key: changes.email?.toLowerCase() ?? null }),
        ...(attributes !== undefined && { attributes: changedAttributes(before, attributes) }),
        updated_at: clock.now(),
      },
    })
    if (row.external_id !== before.external_id || row.email_key !== before.email_key) await linkRequests(row)
    return shownEndUser(row)
  })
}

const changedAttributes = ({ attributes }: end_user, given: Record<string, unknown> | null) =>
  given === null ? {} : mergeAttributes(attributes, given, 'attributes')

/** What the person has already they may keep, whoever else has it. An address may be of several people if each has an external id. */
async function refuseTaken(before: end_user, { external_id, email }: Changes): Promise<void> {
  const email_key = email?.toLowerCase()
  const isNamed = external_id === undefined ? before.external_id : external_id
  const taken = [
    ...(external_id && external_id !== before.external_id ? [['external_id', { external_id }] as const] : []),
    ...(email_key && email_key !== before.email_key
      ? [['email', { email_key, ...(isNamed && { external_id: null }) }] as const]
      : []),
  ]
  for (const [path, word] of taken) if (await isTaken(before, word)) throw conflict(path)
}

const isTaken = async ({ id, project_id }: end_user, word: Prisma.end_userWhereInput) =>
  (await db.end_user.findFirst({ where: { project_id, ...word, NOT: { id } }, select: { id: true } })) !== null

function conflict(path: 'external_id' | 'email'): AppError {
  const message = `Another person of this project has this ${path} already. Change that one, or delete it first.`
  return new AppError('CONFLICT', message, { details: [{ path, message }] })
}
