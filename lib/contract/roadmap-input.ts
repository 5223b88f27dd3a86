import { z } from 'zod'
import { Color, maybeText } from './fields'

/** How many cards of each column a read answers. */
export const perColumn = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number from 1')
  .transform(Number)
  .refine((value) => value >= 1, 'must be a whole number from 1')
  .transform((value) => Math.min(value, 500))
  .default(100)
  .meta({
    type: 'integer',
    minimum: 1,
    description: 'How many cards of each column; 100 when not given, more than 500 is answered as 500.',
  })

const TargetDate = z.iso
  .date({ error: 'must be a day like 2027-03-31' })
  .refine((day) => day >= '1970-01-01', 'must be a day from 1970-01-01')
  .meta({ example: '2027-03-31', description: 'A day (`YYYY-MM-DD`).' })
  .nullish()

/** Whether those who follow a wish are told. */
export const notify = z
  .boolean()
  .default(true)
  .meta({ description: 'Whether voters and author are told by mail when this changes the status of a wish.' })

/** A place from the top. */
export const position = z
  .int('must be a whole number from 0')
  .min(0, 'must be a whole number from 0')
  .optional()
  .meta({ description: '0 is the top; the end when not given or beyond it.', example: 0 })

/** How many cards a column takes. */
export const limit = z
  .int('must be a whole number from 1, or null for no limit')
  .min(1, 'must be a whole number from 1, or null for no limit')
  .max(10_000)
  .nullish()
  .meta({ example: 5 })

/** What a card may have of its own. */
export const card = {
  title: maybeText(200).meta({ description: 'null: the wish’s.' }),
  description: maybeText(20_000).meta({ description: 'Markdown; null: the wish’s.' }),
  color: Color.nullish(),
  target_date: TargetDate,
}
