import 'server-only'
import ical from 'ical-generator'
import { clock } from '@/lib/clock'
import { plainText } from '@/lib/plain-text'
import type { Looker } from './require-seen'
import { seeRoadmap, selectCards } from './see-cards'

const MOST = 500

/** Calendars ask again after so many seconds. */
const HOUR = 3_600

/**
 * A project's roadmap as a calendar (RFC 5545), for whoever may see it: a whole-day event for each card with a target date, 500 at most. Days to come are
 * first, the nearest first, then those that have passed, the last first. What says when something changed is the card's own time, so that the
 * calendar of a roadmap that stays the same does too.
 */
export async function roadmapCalendar(project_id: string, looker: Looker): Promise<string> {
  const { roadmap, project, portal } = await seeRoadmap(project_id, looker)
  const calendar = ical({
    prodId: '//Frontdesk//Roadmap//EN',
    name: property(`${project.customization.name ?? project.name}: ${roadmap.name}`),
    url: `${portal}/roadmap`,
    ttl: HOUR,
  })
  for (const { id, title, description, link, column, target_date, updated_at } of await dated(project_id, portal)) {
    calendar.createEvent({
      id,
      start: target_date ?? updated_at,
      allDay: true,
      timezone: 'UTC',
      stamp: updated_at,
      lastModified: updated_at,
      summary: printable(title),
      description: printable(plainText(description)),
      url: link,
      categories: column ? [{ name: printable(column.name) }] : [],
    })
  }
  return `${calendar.toString()}\r\n`
}

async function dated(project_id: string, portal: string) {
  const today = new Date(clock.now().toISOString().slice(0, 10))
  const to_come = await selectCards(project_id, portal, {
    where: { target_date: { gte: today } },
    orderBy: [{ target_date: 'asc' }, { id: 'asc' }],
    take: MOST,
  })
  const passed = await selectCards(project_id, portal, {
    where: { target_date: { lt: today } },
    orderBy: [{ target_date: 'desc' }, { id: 'desc' }],
    take: MOST - to_come.length,
  })
  return [...to_come, ...passed]
}

/** A calendar's own properties are written as they are given: a text of RFC 5545, 3.3.11. */
const property = (value: string) =>
  printable(value)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')

/** The text without the control characters that no content line may have (RFC 5545, 3.1). */
const printable = (value: string) => value.replace(/(?![\t\r\n])\p{Cc}/gu, '')
