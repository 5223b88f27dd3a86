import 'server-only'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { waitlist } from '@/lib/contract/waitlist'
import { db, transaction } from '@/lib/db'
import { checkBot } from '@/lib/domain/bot/check-bot'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { getProject, type PortalProject } from '@/lib/domain/projects/find-project'
import type { ProjectSettings } from '@/lib/domain/projects/settings'
import { adoptAddress } from './adopt-address'
import { adoptDevice } from './adopt-device'
import type { EntryRow } from './entry-row'
import { findEntry, findEntryById } from './find-entry'
import { holdWaitlist } from './hold-waitlist'
import { proveEntry } from './prove-entry'
import { sendToken, type TokenLetter, writeTokenLetter } from './send-token'
import { settleCredit } from './settle-credit'
import { shownToThem } from './shown-to-them'
import { takePlace, takePlaceAgain } from './take-place'
import { tellWaitlist } from './tell-waitlist'
import { type Who, whoIs } from './who'

type Given = z.output<typeof waitlist.join.body>

/**
 * A place in a project's line; `created` tells whether it is new. Everybody who joins holds the line while they do, so the places
 * of any number at once are all different and without gaps, and true when they are told. Joining again is the same entry; after
 * leaving, with a new place.
 */
export async function joinWaitlist(visitor: Visitor, project_id: string, { name, referral_code, ...given }: Given) {
  const project = await getProject(project_id)
  const who = whoIs(project_id, given, visitor)
  const letter = await letterFor(project, who)
  return transaction(async () => {
    await checkBot(project_id, given, { require_bot_fields: false })
    const end_user_id = who.is_proven ? await recogniseEndUser(project_id, { email: who.email }) : null

    const settings = await holdWaitlist(project_id)
    const known = await findKnown(project_id, who)
    const friend = known ? null : await findFriend(project_id, referral_code)
    const id = known
      ? await joinAgain(known, who, name ?? null, settings)
      : await takePlace(project_id, { ...who, name: name ?? null, referred_by_id: friend })
    const created = !known || known.status === 'left'
    if (who.is_proven) await proveEntry(id, end_user_id, settings)
    else if (created && (known || friend)) await settleCredit(id, settings)

    const entry = await findEntryById(id)
    if (!entry) throw new Error('an entry that is held is there')
    if (letter && settings.waitlist_confirmation) await askToConfirm(entry, letter)
    if (created) await tellWaitlist('waitlist_joined', entry)
    return { created, entry: known ? shownToThem(entry, who) : entry }
  })
}

const letterFor = (project: PortalProject, { email, is_proven }: Who) =>
  project.settings.waitlist_confirmation && email && !is_proven ? writeTokenLetter(project, 'confirm') : null

/** By the key, else the device without an address whose address this is now. */
async function findKnown(project_id: string, { key, fingerprint, device_key }: Who): Promise<EntryRow | null> {
  const known = await findEntry(project_id, key)
  return known || !fingerprint || !device_key ? known : findEntry(project_id, { device_key, has_email: false })
}

/** The friend with that code; an unknown one is nobody. */
async function findFriend(project_id: string, code: string | null | undefined): Promise<string | null> {
  if (!code) return null
  const where = { project_id_referral_code: { project_id, referral_code: code.toLowerCase() } }
  const friend = await db.waitlist_entry.findUnique({ where, select: { id: true } })
  return friend?.id ?? null
}

/** Whoever was in line before is sent by nobody new: else friends would leave and come back with each other’s codes. */
async function joinAgain(known: EntryRow, who: Who, name: string | null, settings: ProjectSettings): Promise<string> {
  const { id, project_id } = known
  if (!known.email_key && who.email_key) await adoptAddress(id, who, name)
  if (who.is_proven && who.fingerprint) await adoptDevice(id, who, name)
  if (known.status === 'left') await takePlaceAgain(project_id, id, settings.referral_boost_hours)
  return id
}

async function askToConfirm({ id, email, status, confirmed_at }: EntryRow, letter: TokenLetter): Promise<void> {
  if (email && status === 'waiting' && !confirmed_at) await sendToken(id, email, letter)
}
