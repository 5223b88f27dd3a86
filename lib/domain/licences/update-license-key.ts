import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { licenseKeys } from '@/lib/contract/license-keys'
import { db, transaction } from '@/lib/db'
import { licenceVoterKey } from '@/lib/domain/voter'
import { handOverVotes } from '@/lib/domain/votes/hand-over-votes'
import { AppError, notFound } from '@/lib/errors'
import { type license_key, Prisma } from '@/prisma/client/client'
import { lockLicenseKey } from './lock-license-key'
import { requireEndUser } from './require-end-user'
import { shownLicenseKey } from './shown-license-key'
import { tellLicenseKey } from './tell-license-key'

type Changes = z.output<typeof licenseKeys.update.body>

/**
 * Changes what is given of a licence; `metadata` is replaced. What cannot be changed is a VALIDATION_ERROR. Where all stands so
 * already, nothing is written and nobody told.
 */
export async function updateLicenseKey(project_id: string, id: string, changes: Changes) {
  refuseFixed(changes)
  return transaction(async () => {
    if ((await db.license_key.count({ where: { id, project_id } })) === 0) throw notFound('licence key')
    await requireEndUser(project_id, changes.end_user_id)
    const before = await lockLicenseKey(project_id, id)
    const data = differing(before, changes)
    if (Object.keys(data).length === 0) return shownLicenseKey(before)

    const after = await db.license_key.update({ where: { id }, data: { ...data, updated_at: clock.now() } })
    if (after.end_user_id !== before.end_user_id) await takeVotesAlong(before, after)
    return tellLicenseKey('license_key_updated', after)
  })
}

/** What a licence has voted for, whoever has it now has voted for. */
const takeVotesAlong = ({ id, project_id, end_user_id: before }: license_key, { end_user_id }: license_key) =>
  handOverVotes({
    project_id,
    from: licenceVoterKey(id, before),
    which: Prisma.sql`vote.license_key_id = ${id}::uuid`,
    to: Prisma.sql`${licenceVoterKey(id, end_user_id)}`,
    end_user_id,
  })

const fixed = {
  project_id: 'cannot be changed',
  key: 'cannot be changed; mint a new one',
  status: 'cannot be set; use revoke, suspend and reinstate',
  end_user: 'cannot be given here; send end_user_id',
}

function refuseFixed(changes: Changes): void {
  const details = Object.entries(fixed)
    .filter(([path]) => changes[path] !== undefined)
    .map(([path, message]) => ({ path, message }))
  if (details.length === 0) return
  const sentence = details.map(({ path, message }) => `${path} ${message}`).join('; ')
  throw new AppError('VALIDATION_ERROR', `${sentence}.`, { details })
}

/** What is given and not so already. */
function differing(before: license_key, changes: Changes): Prisma.license_keyUncheckedUpdateInput {
  const { end_user_id, plan, max_devices, expires_at } = changes
  const metadata = changes.metadata === null ? {} : changes.metadata
  const given = Object.entries({ end_user_id, plan, max_devices, expires_at, metadata })
  return Object.fromEntries(
    given.filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name as keyof license_key]),
    ),
  )
}
