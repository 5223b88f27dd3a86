import { z } from 'zod'
import { roadmapVisibilities } from './choices'
import { Color, Id, Timestamp } from './fields'
import { Customization } from './portal'
import { Wish } from './wish'
import { WishStatus } from './wish-status'

/** Who sees a roadmap: everybody, the team alone, or whoever has voted for a wish of the project. */
export const RoadmapVisibility = z.enum(roadmapVisibilities)
export type RoadmapVisibility = z.output<typeof RoadmapVisibility>

/** A roadmap itself, without its columns. */
export const Roadmap = z
  .object({
    id: Id,
    project_id: Id,
    name: z.string(),
    description: z.string().nullable(),
    visibility: RoadmapVisibility,
    show_vote_counts: z.boolean(),
    show_comments: z.boolean(),
    is_default: z.boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Roadmap' })
export type Roadmap = z.output<typeof Roadmap>

/** A day, without a time: `YYYY-MM-DD` (RFC 3339, full-date). */
export const Day = z
  .union([z.date(), z.string()])
  .transform((day) => (typeof day === 'string' ? day : day.toISOString()).slice(0, 10))
  .pipe(z.string().meta({ format: 'date', example: '2027-03-31' }))

/** A card of the roadmap: a wish's, or a free one. */
export const RoadmapItem = z
  .object({
    id: Id,
    roadmap_id: Id,
    column_id: Id,
    wish_id: Id.nullable(),
    title: z.string().meta({ description: 'The wish’s, unless the card has its own.' }),
    description: z.string().nullable().meta({ description: 'Markdown. The wish’s, unless the card has its own.' }),
    sort_order: z.int().meta({ description: 'The place in its column; 0 is the top.', example: 0 }),
    color: Color.nullable(),
    target_date: Day.nullable(),
    vote_count: z.int().nullable().meta({ description: 'null where the roadmap shows no votes; 0 for a free card.' }),
    comment_count: z
      .int()
      .nullable()
      .meta({ description: 'null where the roadmap shows no comments; 0 for a free card.' }),
    wish: Wish.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'RoadmapItem' })
export type RoadmapItem = z.output<typeof RoadmapItem>

const columnFields = {
  id: Id,
  roadmap_id: Id,
  name: z.string(),
  color: Color,
  sort_order: z.int().meta({ description: 'The place among the columns; 0 is the first.', example: 0 }),
  wip_limit: z.int().nullable().meta({ description: 'How many cards may be moved here; null: no limit.', example: 3 }),
  status: WishStatus.nullable().meta({
    description: 'Wishes of this status stand here by themselves, and a card that is moved here gets it.',
  }),
  item_count: z.int().meta({ description: 'Cards in this column.' }),
  created_at: Timestamp,
  updated_at: Timestamp,
}

/** A column by itself. */
export const RoadmapColumn = z.object(columnFields).meta({ id: 'RoadmapColumn' })
export type RoadmapColumn = z.output<typeof RoadmapColumn>

/** A roadmap with its columns from left to right, each with its cards from the top. */
export const RoadmapBoard = z
  .object({
    roadmap: Roadmap,
    columns: z.array(
      z
        .object({
          ...columnFields,
          items: z.array(RoadmapItem).meta({ description: 'The first of them, as many as `per_column` asks for.' }),
        })
        .meta({ id: 'RoadmapColumnWithItems' }),
    ),
    total_items: z.int(),
    customization: z
      .object({ use_custom: z.boolean(), customization_data: Customization })
      .nullable()
      .meta({ description: 'null where the project has none of its own.' }),
  })
  .meta({ id: 'RoadmapBoard' })
export type RoadmapBoard = z.output<typeof RoadmapBoard>
