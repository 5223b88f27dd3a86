import { z } from 'zod'
import { Attachment } from './attachment'
import { FreeFormWithFiles, Id, maybeText, QueryBoolean, Timestamp } from './fields'
import { FormField } from './form-fields'

const submissionFields = {
  id: Id,
  form_id: z.string(),
  project_id: Id,
  data: z.record(z.string(), z.unknown()).meta({ example: { email: 'ana@example.com' } }),
  attachments: z.array(Attachment),
  submitted_at: Timestamp,
  support_request_id: Id.nullable(),
  wish_id: Id.nullable(),
}

/** A submission as it was sent, without where it came from. */
export const PublicSubmission = z.object(submissionFields)

const adminFields = {
  ...submissionFields,
  ip_address: z.string().nullable().meta({ description: 'Cut to /24 or /48', example: '198.51.100.0/24' }),
  user_agent: z.string().nullable(),
  email_sent: z.boolean(),
  processed_at: Timestamp.nullable(),
  is_spam: z.boolean(),
}

/** A submission as administrators see it. */
export const Submission = z.object(adminFields).meta({ id: 'FormSubmission' })
export type Submission = z.output<typeof Submission>

/** The same with what belongs to it: its form, what it became, and what was mailed to the team. */
export const SubmissionDetail = z
  .object({
    ...adminFields,
    form: z
      .object({ name: z.string(), fields: z.array(FormField) })
      .nullable()
      .meta({ description: 'The form as it is now; null once it is deleted.' }),
    support_request: z.object({ id: Id, number: z.int(), subject: z.string(), status: z.string() }).nullable(),
    wish: z.object({ id: Id, title: z.string(), status: z.string() }).nullable(),
    letters: z
      .array(
        z.object({
          id: Id,
          to: z.array(z.string()),
          state: z.enum(['pending', 'sent', 'failed']),
          last_error: z.string().nullable(),
          sent_at: Timestamp.nullable(),
        }),
      )
      .meta({ description: 'What told the team of it, oldest first.' }),
  })
  .meta({ id: 'FormSubmissionDetail' })
export type SubmissionDetail = z.output<typeof SubmissionDetail>

/** A submission as whoever sent it gets it back. */
export const SubmitAnswer = z
  .object({
    ...submissionFields,
    success_message: z.string(),
    support_request: z
      .object({ id: Id, access_token: z.string(), magic_link: z.string() })
      .nullable()
      .meta({ description: 'With a support integration: the request it became. Its token is never shown again.' }),
  })
  .meta({ id: 'SubmitAnswer' })

/** What somebody filled in, by field id. */
export const FormData = FreeFormWithFiles.meta({
  description: 'Values by field id',
  example: { email: 'ana@example.com', message: 'Hello' },
})

const wholeFrom = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`)

/** `limit` 50 by default, never more than 100; `offset` from 0; `spam=true` lists the spam folder instead. */
export const submissionQuery = z.object({
  limit: wholeFrom(1, 999_999_999_999_999)
    .transform((asked) => Math.min(asked, 100))
    .default(50)
    .meta({ type: 'integer', minimum: 1, maximum: 100, default: 50 }),
  offset: wholeFrom(0, 2_147_483_647).default(0).meta({ type: 'integer', minimum: 0, default: 0 }),
  spam: QueryBoolean.default(false),
  search: maybeText(200).meta({
    description: 'Those that hold all its words, or parts of words, in what was filled in; 1,000 at most.',
  }),
})
export type SubmissionQuery = z.output<typeof submissionQuery>
