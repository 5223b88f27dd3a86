import 'server-only'
import { db } from '@/lib/db'

/** The collection that a project's portal shows; null where none is live. */
export async function liveCollection(project_id: string) {
  return db.help_collection.findFirst({ where: { project_id, is_live: true } })
}

/** What the public sees of a project's articles. */
export const publicArticles = (project_id: string) => ({
  project_id,
  is_published: true,
  flow: { collection: { project_id, is_live: true } },
})
