import { z } from 'zod'
import { noLabels, StatusLabels } from '@/lib/contract/status-labels'

/** A project's settings, as far as this version uses them, with their defaults; what is stored wrongly counts as not stored. */
export const ProjectSettings = z.object({
  wish_moderation: z.boolean().default(false).catch(false),
  require_bot_fields: z.boolean().default(false).catch(false),
  /** Whether `my` tells anything to those who only know an address. */
  unproven_request_list: z.boolean().default(true).catch(true),
  /** How long an entitlement token is good: an hour to 90 days. */
  entitlement_ttl_seconds: z.int().min(3_600).max(7_776_000).default(604_800).catch(604_800),
  /** Stands before new licence keys: 2 to 8 capital letters. */
  license_key_prefix: z
    .string()
    .regex(/^[A-Z]{2,8}$/)
    .nullable()
    .default(null)
    .catch(null),
  referral_boost_hours: z.int().min(0).default(0).catch(0),
  waitlist_confirmation: z.boolean().default(false).catch(false),
  language: z.string().default('en').catch('en'),
  /** The project's own words for the statuses of requests. */
  support_status_labels: StatusLabels.default(noLabels).catch(noLabels),
})
export type ProjectSettings = z.output<typeof ProjectSettings>
