import { z } from 'zod'

/** What the model answers: its shape is all that is believed of it. */
export const ModelAnswer = z.object({
  kind: z.enum(['grounded', 'clarify', 'handoff']),
  reply: z.string().describe('The reply to the customer, in Markdown.'),
  citations: z
    .array(
      z.object({
        sentence: z.string().describe('A sentence of the reply, word for word.'),
        quote: z.string().describe('The words of the article that it rests on, word for word.'),
        article_id: z.string().describe('The id of that article.'),
      }),
    )
    .describe('One for each sentence of the reply that states something.'),
})
export type ModelAnswer = z.output<typeof ModelAnswer>
