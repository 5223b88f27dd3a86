import { z } from 'zod'

/** What the endpoints of the help center's administration stand under. */
export const tag = 'Help center, administration'

/** A name for addresses. */
export const Slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .max(100)
  .nullish()
  .meta({ type: 'string', example: null, description: 'Made from the name when not given.' })

/** The place among its siblings. */
export const order = z
  .int()
  .min(-1_000_000)
  .max(1_000_000)
  .optional()
  .meta({ example: 0, description: 'At the end when not given.' })
