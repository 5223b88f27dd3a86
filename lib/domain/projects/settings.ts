import { z } from 'zod'

/** A project's settings, as far as this version uses them, with their defaults; what is stored wrongly counts as not stored. */
export const ProjectSettings = z.object({
  wish_moderation: z.boolean().default(false).catch(false),
  require_bot_fields: z.boolean().default(false).catch(false),
  /** Whether `my` tells anything to those who only know an address. */
  unproven_request_list: z.boolean().default(true).catch(true),
  language: z.string().default('en').catch('en'),
})
export type ProjectSettings = z.output<typeof ProjectSettings>
