import { listCollections } from '@/lib/domain/help/collections/list-collections'
import { listFlows } from '@/lib/domain/help/flows/list-flows'

/** The flows that an article of the project can stand in, each with the name of its collection, and whether the portal shows that. */
export async function knownFlows(project_id: string) {
  const everything = { project_id, page: 1, per_page: 500 }
  const [flows, collections] = await Promise.all([
    listFlows(project_id, everything),
    listCollections(project_id, everything),
  ])
  const known = new Map(
    collections.rows.map(({ id, name, version, is_live }) => {
      return [id, { collection: version ? `${name} ${version}` : name, is_live }]
    }),
  )
  return flows.rows.map(({ id, name, collection_id }) => {
    return { id, name, ...(known.get(collection_id) ?? { collection: '', is_live: false }) }
  })
}
