import 'server-only'
import type { z } from 'zod'
import { clock } from '@/lib/clock'
import type { projects } from '@/lib/contract/projects'
import { db, transaction } from '@/lib/db'
import { rerank } from '@/lib/domain/waitlist/rerank'
import { notFound } from '@/lib/errors'
import { enqueue } from '@/lib/jobs/enqueue'
import { claimSlug } from './claim-slug'
import { ProjectSettings } from './settings'

type Changes = z.output<typeof projects.update.body>

/** Changes what is given of a project, each of its settings and labels too. A slug that is, or was, another's is a CONFLICT. With a new language a job indexes anew what is searched, with a new boost the waitlist is ordered anew. */
export async function updateProject(id: string, { settings, archived, ...changes }: Changes) {
  return transaction(async () => {
    await db.$executeRaw`SELECT FROM project WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = await db.project.findUnique({ where: { id } })
    if (!before) throw notFound('project')

    if (changes.slug !== undefined) await claimSlug(id, changes.slug)
    const kept = before.settings as Record<string, string>
    const labels = { ...ProjectSettings.parse(kept).support_status_labels, ...settings?.support_status_labels }
    const merged = { ...kept, ...settings, ...(settings?.support_status_labels && { support_status_labels: labels }) }
    const row = await db.project.update({
      where: { id },
      data: {
        ...changes,
        ...(settings && { settings: merged }),
        ...(archived !== undefined && { archived_at: archived ? (before.archived_at ?? clock.now()) : null }),
        updated_at: clock.now(),
      },
    })
    const [was, is] = [ProjectSettings.parse(kept), ProjectSettings.parse(merged)]
    if (is.language !== was.language) await enqueue('reindex_project', { project_id: id })
    if (is.referral_boost_hours !== was.referral_boost_hours) await rerank(id)
    return row
  })
}
