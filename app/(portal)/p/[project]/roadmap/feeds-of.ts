import type { Feeds } from '@/components/portal/roadmap/roadmap-feeds'
import type { Roadmap } from '@/lib/contract/roadmap-records'
import { env } from '@/lib/env'

/** Where a roadmap is followed; null where only voters see it: readers of feeds and calendars have not voted. */
export function feedsOf({ project_id, visibility }: Roadmap): Feeds | null {
  if (visibility !== 'public') return null
  const at = (kind: string) => `/portal/roadmap.${kind}?project_id=${project_id}`
  return {
    atom: at('atom'),
    ics: at('ics'),
    webcal: new URL(at('ics'), env.BASE_URL).href.replace(/^https?:/, 'webcal:'),
  }
}
