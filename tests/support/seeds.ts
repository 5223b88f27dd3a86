import { randomBytes } from 'node:crypto'
import { categories } from '@/lib/contract/categories'
import { comments } from '@/lib/contract/comments'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { createApiKey } from '@/lib/domain/api-keys/create-api-key'
import { createProject } from '@/lib/domain/projects/create-project'
import { send } from './api'

export type Project = Awaited<ReturnType<typeof newProject>>

/** A project of the test's own with a key that may write and one that may read. */
export async function newProject(settings: { [name: string]: unknown } = {}) {
  const { project, api_key } = await createProject({ name: 'Acme', slug: `acme-${randomBytes(8).toString('hex')}` })
  if (Object.keys(settings).length > 0)
    await db.project.update({ where: { id: project.id }, data: { settings: settings as object } })
  const reader = await createApiKey({ project_id: project.id, permission: 'read' })
  return { id: project.id, slug: project.slug, key: api_key, readKey: reader.key }
}

type Fields = { [name: string]: unknown }

/** A UUID that no record has. */
export const nobody = '00000000-0000-4000-8000-000000000000'

const MINUTE = 60_000
const noon = Date.UTC(2026, 0, 1, 12)

/** The n-th minute of a day long ago. */
export const minute = (n: number): Date => new Date(noon + n * MINUTE)

/** Wishes kept directly, titled by their names, with columns that the API does not let anybody set. */
export async function keepWishes({ id: project_id }: Project, wishes: { [title: string]: Fields }) {
  const rows = Object.entries(wishes).map(([title, fields]) => ({
    project_id,
    title,
    description: '',
    slug: `wish-${randomBytes(8).toString('hex')}`,
    author_type: 'anonymous' as const,
    ...fields,
  }))
  const kept = await db.wish.createManyAndReturn({ data: rows, select: { id: true, title: true } })
  return Object.fromEntries(kept.map(({ id, title }) => [title, id])) as { [title: string]: string }
}

/** A wish of a project, made by the team through the API. */
export async function newWish({ id, key }: Project, fields: Fields = {}) {
  const body = { project_id: id, title: 'Dark mode', description: 'My eyes hurt at night.', ...fields }
  return (await send(wishes.create, { key, body })).data
}

/** A wish of a project, suggested by a visitor through the API. */
export async function newSuggestion({ id }: Project, fields: Fields = {}) {
  const body = { project_id: id, title: 'Dark mode', description: 'My eyes hurt at night.', ...fields }
  return (await send(wishes.createPublic, { body })).data
}

export async function newCategory({ id, key }: Project, fields: Fields = {}) {
  return (await send(categories.create, { key, body: { project_id: id, name: 'Mobile', ...fields } })).data
}

/** A visitor's comment on a wish. */
export async function newComment(wish_id: string, fields: Fields = {}) {
  return (await send(comments.create, { body: { wish_id, content: 'Yes please.', ...fields } })).data
}

/** The vote of whoever has that fingerprint. */
export async function newVote(wish_id: string, fingerprint: string) {
  return (await send(votes.cast, { body: { wish_id, fingerprint } })).data
}

/** The wish as the team sees it now. */
export async function wishNow({ key }: Project, id: string) {
  return (await send(wishes.get, { key, params: { id } })).data
}
