import { z } from 'zod'
import { maybeLine } from './fields'
import { SupportStatus as Status, type SupportStatus } from './support-request'

const each = <T>(value: T) =>
  Object.fromEntries(Status.options.map((status) => [status, value])) as Record<SupportStatus, T>

const Kept = z.string().nullable()
const Given = maybeLine(40)

/** A project's own words for the statuses of requests; null is the usual word of the reader's language. */
export const StatusLabels = z.object(each(Kept)).meta({
  id: 'SupportStatusLabels',
  description: 'null: the usual word.',
  example: { ...each(null), open: 'With us' },
})
export type StatusLabels = z.output<typeof StatusLabels>

/** The same as they are set: what is not given stays. */
export const StatusLabelsInput = z
  .object(each(Given))
  .partial()
  .meta({
    description:
      'Your own words for the statuses of requests, one line of up to 40 characters each, shown to customers and team; empty or null is the usual word. The values of the API stay.',
    example: { open: 'With us' },
  })

/** No words of its own. */
export const noLabels: StatusLabels = each(null)
