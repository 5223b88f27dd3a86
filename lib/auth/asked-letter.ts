import { z } from 'zod'

/** A letter about an account that somebody asked for. */
export const AskedLetter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reset'), to: z.string(), language: z.string() }),
  z.object({ kind: z.literal('verify'), to: z.string(), name: z.string(), url: z.string(), language: z.string() }),
])
export type AskedLetter = z.output<typeof AskedLetter>
