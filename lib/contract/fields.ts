import { z } from 'zod'
import { priorities } from './choices'
import { freeFormProblem, isStorable } from './storable'

/** A record's id: a UUID, which means the same in capitals (RFC 9562, 4). */
export const Id = z
  .uuid()
  .toLowerCase()
  .meta({ description: 'UUID', override: { type: 'string', format: 'uuid' } })

/** In the query of what anybody may do, and a customer as themselves. */
export const SessionOf = Id.optional().meta({
  description: 'Whose portal session counts, where one comes as a cookie.',
})

/** A moment on its way out: ISO 8601 in UTC with milliseconds and `Z`. */
export const Timestamp = z
  .union([z.date(), z.string()])
  .transform((moment) => new Date(moment).toISOString())
  .pipe(z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC', example: '2026-11-20T09:30:00.000Z' }))

const characters = (value: string) => [...value].length

/** Something to see: more than space, marks and characters that show nothing. */
export const VISIBLE = /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Text that is there: trimmed, one to `max` characters (Unicode code points), nothing PostgreSQL cannot store. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .refine(isStorable, 'holds characters that cannot be stored (NUL or half a character); remove them')
    .refine((value) => VISIBLE.test(value), { message: 'must not be empty', when: storable })
    .refine((value) => characters(value) <= max, { message: `must be at most ${max} characters`, when: storable })
    .meta({ minLength: 1, maxLength: max })

/** Text that may be missing: an empty string and `null` both mean "none". */
export const maybeText = (max: number) => orNone(z.string(), max)

/** The same on one line: breaks and other control characters become spaces, so that nobody writes a paragraph where a name stands. */
export const maybeLine = (max: number) =>
  orNone(
    z.string().overwrite((value) => value.replace(/(?!\0)[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
    max,
  )

const orNone = (given: z.ZodString, max: number) =>
  given
    .trim()
    .refine(isStorable, 'holds characters that cannot be stored (NUL or half a character); remove them')
    .refine((value) => characters(value) <= max, { message: `must be at most ${max} characters`, when: storable })
    .meta({ maxLength: max })
    .transform((value) => value || null)
    .nullish()

function storable({ value, issues }: { value: unknown; issues: unknown[] }): boolean {
  return typeof value === 'string' && issues.length === 0
}

const freeForm = (options?: { files: boolean }) =>
  z.record(z.string(), z.unknown()).superRefine((value, ctx) => {
    const problem = freeFormProblem(value, options)
    if (problem) ctx.addIssue(problem)
  })

/** A free-form object in which files, as the upload answers them, do not count as keys. */
export const FreeFormWithFiles = freeForm({ files: true })

/** A free-form object: 64 KiB serialised, 100 keys, nested 5 deep (itself counted). */
export const FreeForm = freeForm().meta({
  description: 'Any JSON object: up to 64 KiB, 100 keys, 5 levels deep.',
  example: { plan: 'pro' },
})

/** An e-mail address as given; compared without case. */
export const Email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('must be an e-mail address like ana@example.com'))
  .meta({ format: 'email', maxLength: 254, example: 'ana@example.com' })

/** An e-mail address that may be missing: an empty string and `null` both mean "none". */
export const MaybeEmail = z
  .string()
  .trim()
  .transform((value) => value || null)
  .pipe(Email.nullable())
  .nullish()
  .meta({ type: 'string', format: 'email', maxLength: 254, example: 'ana@example.com' })

/** A client-side fingerprint, a text that stays the same for one visitor; no answer shows it. */
export const Fingerprint = text(200).meta({ description: 'Any text that stays the same for one visitor.' })

/** A `#rrggbb` colour. */
export const Color = z
  .string()
  .trim()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour like #3366ff')
  .transform((value) => value.toLowerCase())
  .meta({ pattern: '^#[0-9a-fA-F]{6}$', example: '#b4552d' })

/** `true` or `false` in a query string. */
export const QueryBoolean = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
  .meta({ type: 'boolean' })

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number from 1')
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, 'must be a whole number from 1')
    .meta({ type: 'integer', minimum: 1 })

/** `page` from 1; `per_page` 20 by default, never more than 100. */
export const paging = {
  page: wholeNumber(2_147_483_647).default(1).meta({ type: 'integer', minimum: 1, description: '1 when not given.' }),
  per_page: wholeNumber(999_999_999_999_999)
    .transform((asked) => Math.min(asked, 100))
    .default(20)
    .meta({ type: 'integer', minimum: 1, description: '20 when not given; more than 100 is answered as 100.' }),
}

/** The bot-protection fields of public writes; optional unless the project requires them, checked when given. */
export const botFields = {
  _hp: z.string().nullish().meta({ description: 'Honeypot: leave it empty.', example: '' }),
  _timestamp: z.int().nullish().meta({ description: 'When the form was loaded: Unix time in ms (seconds accepted).' }),
  _token: z.string().nullish().meta({ description: 'A token of GET /portal/bot-token; one use.' }),
}

export type BotFields = z.output<z.ZodObject<typeof botFields>>

/** How urgent; `urgent` is read as `critical`. */
export const Priority = z.enum(priorities)
export type Priority = z.output<typeof Priority>

export const PriorityInput = z
  .enum(['low', 'medium', 'high', 'critical', 'urgent'], 'must be one of low, medium, high, critical')
  .transform((value): Priority => (value === 'urgent' ? 'critical' : value))

/** Who wrote a thing, as far as others are told. */
export const AuthorType = z.enum(['user', 'anonymous', 'team_member'])
