import { cache } from 'react'
import { findArticles } from '@/lib/domain/help/portal/find-articles'

/** Whether a project's help center has anything to read. */
export const hasHelp = cache(
  async (project_id: string): Promise<boolean> =>
    (await findArticles(project_id, { search: null, page: 1, per_page: 1 })).total > 0,
)
