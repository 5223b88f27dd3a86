import { z } from 'zod'

/** A letter about an account that somebody asked for. */
export const AskedLetter = z.object({ kind: z.enum(['reset', 'verify']), to: z.string(), language: z.string() })
export type AskedLetter = z.output<typeof AskedLetter>
