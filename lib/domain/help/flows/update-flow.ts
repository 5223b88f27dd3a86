import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { helpFlows } from '@/lib/contract/help-flows'
import { db, transaction } from '@/lib/db'
import { freeSlug } from '@/lib/domain/help/free-slug'
import { holdHelp } from '@/lib/domain/help/hold-help'
import { notFound } from '@/lib/errors'
import { getFlow } from './get-flow'

/** Changes what is given of a flow. Its slug stays when it is renamed; `null` has it made from the name, one that is taken is a CONFLICT. */
export async function updateFlow(
  project_id: string,
  id: string,
  { slug, ...changes }: z.output<typeof helpFlows.update.body>,
) {
  return transaction(async () => {
    await holdHelp(project_id)
    const before = await getFlow(project_id, id)
    const name = changes.name ?? before.name
    const newSlug =
      slug === undefined ? before.slug : await freeSlug('flow', before.collection_id, { slug, name, own_id: id })
    const data = { ...changes, slug: newSlug, updated_at: clock.now() }
    const [row] = await db.help_flow.updateManyAndReturn({ where: { id, project_id }, data })
    if (!row) throw notFound('flow')
    return row
  })
}
