import { z } from 'zod'
import { clock } from '@/lib/clock'

const LIKE = 'must be a date like 2026-03-31'
const EARLIEST = new Date('1970-01-01')

const Day = z.iso.date()
const Moment = z.iso
  .datetime({ offset: true, local: true })
  .transform((value) => (/(Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`))

/** A day, or a moment on it, from 1970 until now; without a zone it is in UTC. */
export const PastMoment = z
  .string(LIKE)
  .trim()
  .transform((value) => value.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T'))
  .pipe(z.union([Day, Moment], LIKE))
  .transform((value) => new Date(value))
  .refine((value) => value >= EARLIEST, 'must be a date from 1970-01-01')
  .refine((value) => value <= clock.now(), 'must not be in the future')
