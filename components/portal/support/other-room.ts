import { activityHref } from '@/components/portal/activity/activity-href'
import { licenceHref } from '@/components/portal/licence/licence-href'

/** Where somebody signs in, if not at the desk; the code's letter speaks of it, and signing in and out ends there. */
export type OtherRoom = 'licence' | 'activity'

/** The room that a form or an address names; undefined for the desk, and for anything else. */
export const otherRoom = (named: unknown): OtherRoom | undefined =>
  named === 'licence' || named === 'activity' ? named : undefined

const hrefs = { licence: licenceHref, activity: activityHref }

export const otherRoomHref = (slug: string, room: OtherRoom): string => hrefs[room](slug)
