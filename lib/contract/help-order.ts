import { z } from 'zod'
import { Id } from './fields'

/** Siblings in the order they shall have; those that are not named follow in the order they had. */
export const orderedIds = z
  .array(Id)
  .min(1)
  .max(500)
  .refine((ids) => new Set(ids).size === ids.length, 'must not have the same id twice')
  .meta({ description: 'In the order they shall have; those that are not named follow in the order they had.' })
