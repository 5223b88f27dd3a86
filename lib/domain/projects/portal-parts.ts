import 'server-only'
import { db } from '@/lib/db'
import { publicArticles } from '@/lib/domain/help/live-collection'
import { findAnyLicence } from '@/lib/domain/licences/find-any-licence'
import { hasRoadmap } from '@/lib/domain/roadmap/has-roadmap'
import { countWaitlist } from '@/lib/domain/waitlist/count-waitlist'
import type { PortalProject } from './find-project'

/** The parts of a portal, in the order in which visitors meet them. */
const order = ['wishes', 'roadmap', 'help', 'support', 'forms', 'waitlist', 'licence'] as const
export type Part = (typeof order)[number]

type Asked = Pick<PortalProject, 'id' | 'customization'> & { archived_at?: Date | null }

/** Whether there is something in a part; each costs one short read, however much there is. */
const isFilled: Record<Part, (project: Asked) => boolean | Promise<boolean>> = {
  wishes: () => true,
  roadmap: ({ id }) => hasRoadmap(id),
  help: async ({ id }) => {
    const article = await db.help_article.findFirst({ where: publicArticles(id), select: { id: true } })
    return article !== null
  },
  support: () => true,
  forms: async ({ id, customization: { contact_forms } }) => {
    if (contact_forms.length === 0) return false
    const where = { project_id: id, kind: 'contact' as const, enabled: true, form_id: { in: contact_forms } }
    return (await db.form.findFirst({ where, select: { form_id: true } })) !== null
  },
  waitlist: async ({ id }) => (await countWaitlist(id)) > 0,
  licence: ({ id }) => findAnyLicence(id),
}

/** The parts that a project's portal shows, in order: never those that are switched off, always those that are switched on, the others as soon as there is something in them. Of an archived one only the licences are left. */
export async function shownParts(project: Asked): Promise<Part[]> {
  const { parts } = project.customization
  const shown = await Promise.all(order.map((part) => parts[part] ?? isFilled[part](project)))
  return order.filter((part, place) => shown[place] && (!project.archived_at || part === 'licence'))
}
