import { z } from 'zod'
import { Id, maybeText, Timestamp, text } from './fields'
import { formDefaults } from './form-defaults'
import { FormField, FormFieldsInput } from './form-fields'

const reserved = ['overview', 'submissions']

/** A form's id: letters, digits, `_` and `-`, up to 64; unique within project and kind. */
export const FormId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -')
  .meta({ pattern: '^[A-Za-z0-9_-]{1,64}$', example: 'contact_main' })

/** A form's id as its maker may choose it. */
export const NewFormId = FormId.refine((id) => !reserved.includes(id), `must not be ${reserved.join(' or ')}`)

/** What the records of both kinds of form hold beside their ids. */
export const formRecord = {
  project_id: Id,
  name: z.string(),
  description: z.string().nullable(),
  fields: z.array(FormField),
  submit_button_text: z.string(),
  success_message: z.string(),
  enabled: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
}

/** What their makers give beside a name; the two words a form shows around itself mean the usual ones when empty. */
export const formInput = {
  description: maybeText(20_000),
  fields: FormFieldsInput,
  submit_button_text: z.union([z.literal('').transform(() => formDefaults.submit_button_text), text(200)]).nullish(),
  success_message: z.union([z.literal('').transform(() => formDefaults.success_message), text(2_000)]).nullish(),
  enabled: z.boolean().optional(),
}

/** When the form was last changed, as whoever changes it read it. */
export const SeenForm = z.iso
  .datetime({ offset: true })
  .transform((moment) => new Date(moment))
  .optional()
  .meta({
    description:
      'The `updated_at` that you read: a form that somebody changed since is a CONFLICT, as it is now in `error.current`. Without it what is given is written over whatever is there.',
  })

const Day = z.object({
  date: z.string().meta({ format: 'date', example: '2026-11-20' }),
  views: z.int(),
  submissions: z.int(),
})

const Rate = z.number().nullable().meta({ description: '0 to 1; null without views', example: 0.25 })

/** A form's numbers: in all, and for each of the last 30 UTC days, oldest first. Spam is counted nowhere. */
export const FormStats = z
  .object({
    views: z.int(),
    submissions: z.int(),
    conversion_rate: Rate,
    last_submission_at: Timestamp.nullable(),
    daily: z.array(Day).meta({ description: '30 rows, oldest first' }),
  })
  .meta({ id: 'FormStats' })

/** The numbers of a project's forms of one kind; neither spam nor deleted forms. */
export const FormsOverview = z
  .object({
    total_forms: z.int(),
    enabled_forms: z.int(),
    total_submissions: z.int(),
    total_views: z.int(),
    conversion_rate: Rate,
    submissions_last_7_days: z.int(),
    submissions_last_30_days: z.int(),
    forms: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        enabled: z.boolean(),
        views: z.int(),
        submissions: z.int(),
        conversion_rate: Rate,
        last_submission_at: Timestamp.nullable(),
      }),
    ),
    daily: z.array(Day),
  })
  .meta({ id: 'FormsOverview' })
