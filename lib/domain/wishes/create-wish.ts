import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { wishes } from '@/lib/contract/wishes'
import { db, transaction } from '@/lib/db'
import { checkBot } from '@/lib/domain/bot/check-bot'
import { requireCategory } from '@/lib/domain/categories/require-category'
import { getProject } from '@/lib/domain/projects/find-project'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { getWish } from './get-wish'

type Suggestion = z.output<typeof wishes.createPublic.body>
type TeamWish = z.output<typeof wishes.create.body>

/** Keeps a visitor's wish; with moderation on, the public does not see it until the team approves it. */
export async function suggestWish({ _hp, _timestamp, _token, ...wish }: Suggestion) {
  return transaction(async () => {
    await checkBot(wish.project_id, { _hp, _timestamp, _token })
    return keepSuggestion(wish)
  })
}

/** The same for what has been checked elsewhere, such as a form that becomes a wish. */
export async function keepSuggestion(wish: TeamWish & { id?: string }) {
  const { settings } = await getProject(wish.project_id)
  const known = wish.author_name || wish.author_email
  return insert({ ...wish, author_type: known ? 'user' : 'anonymous', is_approved: !settings.wish_moderation })
}

/** Creates a wish of the team's, approved from the start. */
export async function createWish(wish: TeamWish) {
  return transaction(async () => {
    const { name } = await getProject(wish.project_id)
    return insert({ ...wish, author_name: wish.author_name ?? name, author_type: 'team_member', is_approved: true })
  })
}

type NewWish = TeamWish & { id?: string; author_type: 'user' | 'anonymous' | 'team_member'; is_approved: boolean }

async function insert({ user_metadata, ...wish }: NewWish) {
  await requireCategory(wish.project_id, wish.category_id)
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
  return getWish(wish.project_id, id)
}
