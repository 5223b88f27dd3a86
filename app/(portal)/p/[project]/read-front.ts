import type { Front } from '@/components/portal/front/front'
import { RoadmapBoard } from '@/lib/contract/roadmap-records'
import { Wish } from '@/lib/contract/wish'
import { wishListQuery } from '@/lib/contract/wish-input'
import { listPortalForms } from '@/lib/domain/forms/list-portal-forms'
import { newestArticles } from '@/lib/domain/help/portal/newest-articles'
import type { PortalProject } from '@/lib/domain/projects/find-project'
import type { Part } from '@/lib/domain/projects/portal-parts'
import { readRoadmap } from '@/lib/domain/roadmap/read-roadmap'
import type { Looker } from '@/lib/domain/roadmap/require-seen'
import type { VoterHint } from '@/lib/domain/voter'
import { countWaiting } from '@/lib/domain/waitlist/count-waiting'
import { listPublicWishes } from '@/lib/domain/wishes/list-public-wishes'
import { AppError } from '@/lib/errors'

const WISHES = 5
const ARTICLES = 3
const CARDS = 3

/** The newest of each part that is shown, all asked for at once: few rows of each, however many there are. A wish that is shown as under way is not shown again. */
export async function readFront(project: PortalProject, parts: Part[], voter: Looker): Promise<Front> {
  const { id } = project
  const of = <T>(part: Part, read: () => Promise<T>) => (parts.includes(part) ? read() : null)
  const [wishes, roadmap, articles, forms, waitlist] = await Promise.all([
    of('wishes', () => newestWishes(id, voter)),
    of('roadmap', () => underWay(id, voter)),
    of('help', () => newestArticles(id, ARTICLES)),
    of('forms', () => listPortalForms(project)),
    of('waitlist', () => countWaiting(id)),
  ])
  const elsewhere = new Set(roadmap?.items.map(({ wish_id }) => wish_id))
  const notElsewhere = (some: Wish[]) => some.filter(({ id: wish }) => !elsewhere.has(wish)).slice(0, WISHES)
  const open = wishes && notElsewhere(wishes)
  return {
    wishes: open?.length === 0 ? notElsewhere(await newestWishes(id, voter, 'open,completed')) : open,
    roadmap,
    articles,
    forms: (forms ?? []).flatMap(({ kind, form_id, name }) => (kind === 'contact' ? [{ id: form_id, name }] : [])),
    waitlist,
    support: parts.includes('support'),
    licence: parts.includes('licence'),
  }
}

/** Of a status, or several with commas. */
async function newestWishes(project_id: string, voter: VoterHint, status = 'open'): Promise<Wish[]> {
  const query = wishListQuery.parse({
    project_id,
    sort_by: 'created_at',
    status,
    per_page: `${WISHES + CARDS}`,
  })
  const { rows } = await listPublicWishes(project_id, query, voter)
  return rows.map((row) => Wish.parse(row))
}

/** The column of what is in progress; where nothing is, of what is planned; where that is empty too, the first with a card. Null for whoever may not see the roadmap. */
async function underWay(project_id: string, voter: Looker): Promise<Front['roadmap']> {
  const read = await readRoadmap(project_id, voter, CARDS).catch((error: unknown) => {
    if (error instanceof AppError && (error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND')) return null
    throw error
  })
  if (!read) return null
  const columns = RoadmapBoard.parse(read).columns.filter(({ items }) => items.length > 0)
  const of = (status: string) => columns.find((column) => column.status === status)
  return of('in_progress') ?? of('planned') ?? columns[0] ?? null
}
