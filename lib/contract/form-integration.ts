import { z } from 'zod'
import { Id, text } from './fields'

const FieldRef = text(100)
  .nullish()
  .transform((value) => value ?? undefined)

const supportMap = z
  .object({ subject: FieldRef, description: FieldRef, user_email: FieldRef, user_name: FieldRef })
  .nullish()
const wishMap = z
  .object({ title: FieldRef, description: FieldRef, author_email: FieldRef, author_name: FieldRef })
  .nullish()

const WebAddress = z
  .string()
  .trim()
  .max(2_000)
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be a web address like https://example.com/hook',
  )

/** What becomes of a submission; `wish` is read as `wishes`, `webhookUrl` as `url`. */
export const IntegrationInput = z
  .discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('support'), field_map: supportMap }),
      z.object({ type: z.literal(['wishes', 'wish']), category_id: Id.nullish(), field_map: wishMap }),
      z.object({ type: z.literal('webhook'), url: WebAddress.nullish(), webhookUrl: WebAddress.nullish() }),
      z.object({ type: z.literal('email') }),
    ],
    'must have a type: support, wishes, webhook or email',
  )
  .superRefine((value, ctx) => {
    if (value.type === 'webhook' && !value.url && !value.webhookUrl) {
      ctx.addIssue({ code: 'custom', path: ['url'], message: 'is required for webhook' })
    }
  })
  .transform((value): Integration => {
    if (value.type === 'support') return { type: 'support', ...mapped(value.field_map) }
    if (value.type === 'webhook') return { type: 'webhook', url: value.url ?? value.webhookUrl ?? '' }
    if (value.type === 'email') return { type: 'email' }
    return { type: 'wishes', ...(value.category_id && { category_id: value.category_id }), ...mapped(value.field_map) }
  })
  .meta({ example: { type: 'email' } })

/** Leaves out what is not mapped. */
function mapped(map: Record<string, string | undefined> | null | undefined): { field_map?: Record<string, string> } {
  if (!map) return {}
  return {
    field_map: Object.fromEntries(Object.entries(map).flatMap(([name, field]) => (field ? [[name, field]] : []))),
  }
}

const AnyFieldMap = z.record(z.string(), z.string()).optional().meta({ description: 'Which field feeds what.' })

/** A form's integration as it is kept and answered. */
export const Integration = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('support'), field_map: AnyFieldMap }),
    z.object({ type: z.literal('wishes'), category_id: Id.optional(), field_map: AnyFieldMap }),
    z.object({ type: z.literal('webhook'), url: z.string() }),
    z.object({ type: z.literal('email') }),
  ])
  .meta({ id: 'FormIntegration', example: { type: 'email' } })
export type Integration = z.output<typeof Integration>
