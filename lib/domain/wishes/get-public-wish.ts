import 'server-only'
import { z } from 'zod'
import { isStorable } from '@/lib/contract/storable'
import { db } from '@/lib/db'
import type { VoterHint } from '@/lib/domain/voter'
import { notFound } from '@/lib/errors'
import { findPublicWish } from './find-public-wish'
import { readWishes } from './read-wishes'

/** A public wish by id; a merged one answers with the wish it went into and `merged_from`. With `project_id`, one of another project is NOT_FOUND. */
export async function getPublicWish(id: string, voter: VoterHint, project_id?: string) {
  const found = await findPublicWish(id)
  if (project_id && found.project_id !== project_id) throw notFound('wish')
  const [row] = await readWishes([found.id], voter)
  if (!row) throw notFound('wish')
  return { ...row, merged_from: found.id === id ? null : id }
}

/** The same by id or by slug, for a page's address. */
export async function getPublicWishAt(project_id: string, idOrSlug: string, voter: VoterHint) {
  if (z.uuid().safeParse(idOrSlug).success) return getPublicWish(idOrSlug, voter, project_id)
  const slug = isStorable(idOrSlug) ? idOrSlug : ''
  const named = await db.wish.findUnique({ where: { project_id_slug: { project_id, slug } }, select: { id: true } })
  if (!named) throw notFound('wish')
  return getPublicWish(named.id, voter, project_id)
}
