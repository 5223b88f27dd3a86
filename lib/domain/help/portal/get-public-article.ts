import 'server-only'
import { isStorable } from '@/lib/contract/storable'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

type Place = { project_id?: string | undefined; flow_id?: string | undefined }

/** A published article of a live collection by its slug, in the flow and the project that are named; any other is NOT_FOUND. */
export async function getPublicArticle(slug: string, { project_id, flow_id }: Place) {
  const row =
    (project_id || flow_id) && isStorable(slug)
      ? await db.help_article.findFirst({
          where: {
            slug,
            ...(project_id && { project_id }),
            ...(flow_id && { flow_id }),
            is_published: true,
            flow: { collection: { is_live: true } },
          },
        })
      : null
  if (!row) throw notFound('article')
  return row
}
