import 'server-only'
import type { z } from 'zod'
import type { LicenseHolder, Visitor } from '@/lib/caller'
import { clock } from '@/lib/clock'
import type { wishes } from '@/lib/contract/wishes'
import { db, transaction } from '@/lib/db'
import { checkBot } from '@/lib/domain/bot/check-bot'
import { requireCategory } from '@/lib/domain/categories/require-category'
import { personOfSession } from '@/lib/domain/end-users/person-of-session'
import { emit } from '@/lib/domain/events/emit'
import { holdHolder } from '@/lib/domain/licences/hold-holder'
import { getProject } from '@/lib/domain/projects/find-project'
import { holdColumnsFor, keepColumns } from '@/lib/domain/roadmap/hold-columns'
import { placeWish } from '@/lib/domain/roadmap/place-wish'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { getWish } from './get-wish'

type Suggestion = z.output<typeof wishes.createPublic.body>
type TeamWish = z.output<typeof wishes.create.body>

/** Keeps a visitor's wish, a verified customer's where an entitlement token came along, else that of the person whose session did; with moderation on, the public does not see it until the team approves it. */
export async function suggestWish(
  { holder, proof }: Pick<Visitor, 'holder' | 'proof'>,
  { _hp, _timestamp, _token, ...wish }: Suggestion,
) {
  return transaction(async () => {
    await checkBot(wish.project_id, { _hp, _timestamp, _token })
    return keepSuggestion(holder ? await asCustomer(wish, await holdHolder(holder)) : await asSignedIn(wish, proof))
  })
}

/** The same for what has been checked elsewhere, such as a form that becomes a wish. */
export async function keepSuggestion(wish: KnownWish) {
  const { settings } = await getProject(wish.project_id)
  const known = wish.author_name || wish.author_email || wish.is_verified
  return insert({ ...wish, author_type: known ? 'user' : 'anonymous', is_approved: !settings.wish_moderation })
}

/** Creates a wish of the team's, approved from the start. */
export async function createWish(wish: TeamWish) {
  return transaction(async () => {
    const { name } = await getProject(wish.project_id)
    return insert({ ...wish, author_name: wish.author_name ?? name, author_type: 'team_member', is_approved: true })
  })
}

type KnownWish = TeamWish & { id?: string; end_user_id?: string | null; is_verified?: boolean }
type NewWish = KnownWish & { author_type: 'user' | 'anonymous' | 'team_member'; is_approved: boolean }

/** Whoever holds the licence is the author. Their address is the team's to see; a name is public, and only what they gave here. */
async function asCustomer(wish: TeamWish, { end_user_id, project_id }: LicenseHolder): Promise<KnownWish> {
  const person = end_user_id ? await db.end_user.findFirst({ where: { id: end_user_id, project_id } }) : null
  return {
    ...wish,
    author_email: wish.author_email ?? person?.email ?? null,
    end_user_id,
    is_verified: true,
  }
}

/** Whoever is signed in is the author, by their address alone. */
async function asSignedIn(wish: TeamWish, proof: Visitor['proof']): Promise<KnownWish> {
  const person = await personOfSession(wish.project_id, proof)
  if (!person) return wish
  return { ...wish, author_email: wish.author_email ?? person.email, end_user_id: person.end_user_id }
}

async function insert({ user_metadata, ...wish }: NewWish) {
  await keepColumns(wish.project_id)
  await requireCategory(wish.project_id, wish.category_id)
  await holdColumnsFor(wish.project_id, wish.status ?? 'pending')
  const now = clock.now()
  const { id } = await db.wish.create({
    data: {
      ...wish,
      category_id: wish.category_id ?? null,
      slug: `${slugify(wish.title) || 'wish'}-${randomSuffix()}`,
      user_metadata: (user_metadata ?? {}) as object,
      completed_at: wish.status === 'completed' ? now : null,
      created_at: now,
      updated_at: now,
    },
    select: { id: true },
  })
  await placeWish(wish.project_id, id)
  const made = await getWish(wish.project_id, id)
  const { project_id, end_user_id } = made
  await emit({ type: 'wish_created', project_id, data: made, end_user_id })
  return made
}
