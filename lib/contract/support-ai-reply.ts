import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, text } from './fields'
import { isStorable } from './storable'

const tag = 'Support AI reply'

const words = z
  .string()
  .trim()
  .refine(isStorable, 'holds characters that cannot be stored')
  .refine((value) => [...value].length <= 4_000, 'must be at most 4000 characters')
  .meta({ maxLength: 4_000 })

/** A language tag (BCP 47) that exists in form. */
function isLanguage(value: string): boolean {
  try {
    return value === 'auto' || Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

/** How a project's automatic replies are written. */
export const AiReply = z
  .object({
    enabled: z.boolean().default(false),
    mode: z.enum(['draft', 'auto'], 'must be draft or auto').default('draft'),
    ask_clarifying: z.boolean().default(true),
    ground_in_articles: z.boolean().default(true),
    instructions: words.default(''),
    language: z
      .string()
      .trim()
      .max(35)
      .refine(isLanguage, 'must be auto or a language code like en or pt-BR')
      .meta({ example: 'auto' })
      .default('auto'),
    length: z.enum(['short', 'medium', 'detailed']).default('medium'),
    format: z.enum(['plain', 'structured']).default('plain'),
    persona: words.default(''),
    signoff: words.default(''),
    tone: z.enum(['friendly', 'professional', 'empathetic', 'technical', 'casual']).default('friendly'),
  })
  .meta({ id: 'SupportAiReply' })
export type AiReply = z.output<typeof AiReply>

type Fields = typeof AiReply.shape
type Plain = { [N in keyof Fields]: ReturnType<Fields[N]['unwrap']> }

const changes = z
  .object(Object.fromEntries(Object.entries(AiReply.shape).map(([name, field]) => [name, field.unwrap()])) as Plain)
  .partial()

/** What the model would write, and whether it may go out. */
export const AiPreview = z
  .object({
    kind: z.enum(['grounded', 'clarify', 'handoff']),
    content: z.string().meta({ description: 'Markdown' }),
    citations: z
      .array(z.object({ sentence: z.string(), quote: z.string(), article_id: Id, title: z.string() }))
      .meta({ description: 'What it rests on, word for word.' }),
    problems: z
      .array(z.string())
      .meta({ description: 'Why it would stay a draft, whatever the mode; none: it could be sent.' }),
  })
  .meta({ id: 'SupportAiPreview' })

const params = z.object({ projectId: Id })
const path = '/projects/{projectId}/support-ai-reply'

export const supportAiReply = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'Read the AI reply configuration',
    params,
    data: AiReply,
  }),
  update: endpoint({
    method: 'PUT',
    path,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Change the AI reply configuration',
    description: 'What is not given stays.',
    params,
    body: changes,
    data: AiReply,
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    access: 'admin',
    tag,
    summary: 'Try a configuration on a text',
    description:
      'Answers what the model would write to a customer who asks this, with what is given of the configuration in place of what is saved. Nothing is kept or sent. CONFLICT where no model is connected; a model that fails, or takes longer than a minute, is SERVICE_UNAVAILABLE. More than 60 an hour of one project are RATE_LIMITED.',
    params,
    body: changes.extend({ text: text(8_000).meta({ example: 'How do I reset my password?' }) }),
    data: AiPreview,
    errors: ['CONFLICT'],
  }),
}
