import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, Timestamp } from './fields'
import { SupportStatus } from './support-request'

const count = z.int().meta({ example: 2 })

const Waiting = z
  .object({
    id: Id,
    number: z.int(),
    subject: z.string(),
    status: SupportStatus,
    user_name: z.string().nullable(),
    user_email: z.string().nullable(),
    waiting_since: Timestamp.meta({ description: 'When the customer wrote last.' }),
  })
  .meta({ id: 'WaitingRequest' })

const Needs = z.object({
  unread: count.meta({ description: 'Requests in which the customer wrote, and nobody of the team has looked since.' }),
  unassigned: count.meta({ description: 'Requests that wait for the team, and nobody has taken.' }),
  waiting_longest: Waiting.nullable(),
  drafts: count.meta({ description: 'Replies that a model wrote, for the team to send, edit or drop.' }),
  wishes_to_approve: count.meta({ description: 'New wishes that the public does not see yet.' }),
  spam: count.meta({ description: 'Submissions of these days that were taken for spam.' }),
  failed_letters: count.meta({ description: 'Of these days.' }),
  failing_webhooks: count.meta({ description: 'Webhooks that fail now, or were switched off because they did.' }),
})

const OverviewDay = z
  .object({
    date: z.iso.date().meta({ description: 'A UTC day.', example: '2026-11-20' }),
    requests: count,
    resolved: count,
    median_first_reply_seconds: z.int().nullable().meta({
      description: 'Of the requests that came on this day and were answered since; null where none was.',
      example: 5_400,
    }),
    views: count.meta({ description: 'Of forms.' }),
    submissions: count,
    wishes: count,
    votes: count,
    waitlist_joined: count,
    activations: count,
  })
  .meta({ id: 'OverviewDay' })
export type OverviewDay = z.output<typeof OverviewDay>

const Steps = z.object({
  form: z.boolean(),
  article: z.boolean(),
  looks: z.boolean().meta({ description: 'The portal has a colour, a logo or a sentence of its own.' }),
  api_key: z.boolean(),
  member: z.boolean().meta({ description: 'More than one person is of the team.' }),
  heard: z.boolean().meta({ description: 'Somebody has asked, wished, submitted or joined.' }),
})

/** What a project's team has to know today. */
export const Overview = z
  .object({
    needs: Needs,
    days: z.array(OverviewDay).meta({ description: 'Oldest first; the last is today.' }),
    steps: Steps.meta({ description: 'What a new project has already.' }),
  })
  .meta({ id: 'Overview' })
export type Overview = z.output<typeof Overview>

const MOST = 90

export const overview = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/overview',
    access: 'admin',
    tag: 'Projects',
    summary: 'Read what needs the team, and how the last days were',
    query: z.object({
      project_id: Id,
      days: z
        .string()
        .regex(/^\d{1,2}$/, `must be a whole number from 1 to ${MOST}`)
        .transform(Number)
        .refine((value) => value >= 1 && value <= MOST, `must be a whole number from 1 to ${MOST}`)
        .default(30)
        .meta({ type: 'integer', minimum: 1, maximum: MOST, description: '30 when not given.' }),
    }),
    data: Overview,
  }),
}
