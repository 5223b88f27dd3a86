import 'server-only'
import { z } from 'zod'
import { clock } from '@/lib/clock'
import { MaybeEmail, maybeText, text } from '@/lib/contract/fields'
import { WishStatus } from '@/lib/contract/wish-status'
import { db } from '@/lib/db'
import { createCategory } from '@/lib/domain/categories/create-category'
import { holdColumns, keepColumns } from '@/lib/domain/roadmap/hold-columns'
import { placeWish } from '@/lib/domain/roadmap/place-wish'
import { unlogged } from '@/lib/domain/roadmap/unlogged'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { type Importer, readRows } from './importer'
import { PastMoment } from './past-moment'

/** Votes of a call; more would hold others up. */
const MOST_VOTES = 20_000

const Digits = z
  .string()
  .trim()
  .regex(/^\d{1,15}$/)
  .transform(Number)

const Row = z.object({
  title: text(200),
  description: maybeText(20_000),
  status: z
    .string()
    .transform((value) =>
      value
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'),
    )
    .pipe(WishStatus)
    .default('pending'),
  category: maybeText(100),
  author_name: maybeText(200),
  author_email: MaybeEmail,
  votes: z
    .union([z.int(), Digits], 'must be a whole number')
    .pipe(z.int().min(0).max(10_000, 'must be at most 10,000'))
    .default(0),
  created_at: PastMoment.optional(),
})
type Row = z.output<typeof Row>

const keyOf = (title: string) => title.trim().toLowerCase()

/** Makes wishes that no wish of the project has the title of, with their votes as votes that are nobody's; merged, hidden and done ones count as there too. */
export const importWishes: Importer = async (project_id, rows) => {
  const { good, errors } = readRows(Row, rows)
  await keepColumns(project_id)
  const taken = await titlesThere(
    project_id,
    good.map(({ value }) => value.title),
  )
  const fresh = good.filter(({ value }) => !taken.has(keyOf(value.title)) && taken.add(keyOf(value.title)))
  const categories = await categoriesFor(
    project_id,
    fresh.map(({ value }) => value),
  )
  const columns = await holdColumns(project_id)
  const placed = new Set([...columns.values()].flatMap(({ status }) => status ?? []))

  let [created, votes] = [0, 0]
  for (const { row, value } of fresh) {
    votes += value.votes
    if (votes > MOST_VOTES) {
      errors.push({ row, path: 'votes', message: 'makes more than 20,000 votes in one call; send it in another' })
      continue
    }
    const id = await keepWish(project_id, value, categories.get(keyOf(value.category ?? '')) ?? null)
    if (placed.has(value.status)) await placeWish(project_id, id)
    created += 1
  }
  return { created, skipped: good.length - fresh.length, errors }
}

async function titlesThere(project_id: string, titles: string[]): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ title: string }[]>`
    SELECT title FROM wish WHERE project_id = ${project_id}::uuid AND lower(trim(title)) = ANY (${titles.map(keyOf)}::text[])`
  return new Set(rows.map(({ title }) => keyOf(title)))
}

/** The ids of the categories that are named, by their names; new ones are made. */
async function categoriesFor(project_id: string, wishes: Row[]): Promise<Map<string, string>> {
  const kept = await db.category.findMany({ where: { project_id }, select: { id: true, name: true } })
  const ids = new Map(kept.map(({ id, name }) => [keyOf(name), id]))
  for (const { category } of wishes) {
    if (!category || ids.has(keyOf(category))) continue
    ids.set(keyOf(category), (await createCategory({ project_id, name: category })).id)
  }
  return ids
}

async function keepWish(project_id: string, { category, votes, created_at, ...wish }: Row, category_id: string | null) {
  const now = clock.now()
  const at = created_at ?? now
  const { id } = await db.wish.create({
    data: {
      ...wish,
      description: wish.description ?? '',
      author_name: wish.author_name ?? null,
      author_email: wish.author_email ?? null,
      author_type: wish.author_name || wish.author_email ? 'user' : 'anonymous',
      project_id,
      category_id,
      slug: `${slugify(wish.title) || 'wish'}-${randomSuffix()}`,
      vote_count: votes,
      completed_at: wish.status === 'completed' ? now : null,
      created_at: at,
      updated_at: at,
    },
    select: { id: true },
  })
  // The log has the wish; a line for each of its votes would say nothing more.
  if (votes > 0)
    await unlogged(
      () => db.$executeRaw`
      INSERT INTO vote (id, project_id, wish_id, origin_wish_id, voter_key, created_at)
      SELECT gen_random_uuid(), ${project_id}::uuid, ${id}::uuid, ${id}::uuid, 'i:' || ${id} || ':' || n, ${at}
      FROM generate_series(1, ${votes}::int) AS n`,
    )
  return id
}
