import 'server-only'
import { db } from '@/lib/db'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { AppError } from '@/lib/errors'

type Kind = 'flow' | 'article'
type Wanted = { slug?: string | null | undefined; name: string; own_id?: string }

/** The slug of a flow or an article in its collection, which the caller holds: as given, or a CONFLICT; without one, what the name makes, told apart where another has it. */
export async function freeSlug(kind: Kind, collection_id: string, { slug, name, own_id }: Wanted): Promise<string> {
  const wanted = slug ?? (slugify(name) || kind)
  if (!(await isTaken(kind, collection_id, wanted, own_id))) return wanted
  if (!slug) return `${wanted}-${randomSuffix()}`

  const message = `This collection has the slug “${slug}” already; choose another.`
  throw new AppError('CONFLICT', message, { details: [{ path: 'slug', message }] })
}

async function isTaken(kind: Kind, collection_id: string, slug: string, own_id?: string): Promise<boolean> {
  const where = { collection_id, slug, ...(own_id && { id: { not: own_id } }) }
  const count = kind === 'flow' ? await db.help_flow.count({ where }) : await db.help_article.count({ where })
  return count > 0
}
