import { z } from 'zod'
import { waitlistStatuses } from './choices'
import { Id, Timestamp } from './fields'

/** `left` ones are kept, so that a mistaken leave can be undone. */
export const WaitlistStatus = z.enum(waitlistStatuses)
export type WaitlistStatus = z.output<typeof WaitlistStatus>

const Position = z
  .int()
  .nullable()
  .meta({ description: 'The place in line, from 1; null for who is not waiting.', example: 128 })

/** Somebody in line, as they see it themselves. */
export const WaitlistEntry = z
  .object({
    id: Id,
    email: z.string().nullable(),
    name: z.string().nullable(),
    position: Position,
    referral_code: z.string().nullable().meta({
      description:
        'For friends: who joins with it moves this entry up. null, as are `name` and `referral_count`, for whoever joins again from elsewhere.',
      example: 'k7m2xq9d',
    }),
    referral_count: z
      .int()
      .nullable()
      .meta({ description: 'Friends who joined with it, and confirmed where that is asked for.' }),
    status: WaitlistStatus,
    created_at: Timestamp,
  })
  .meta({ id: 'WaitlistEntry' })
export type WaitlistEntry = z.output<typeof WaitlistEntry>

/** Somebody in line, as the team sees them. */
export const AdminWaitlistEntry = z
  .object({
    id: Id,
    email: z.string().nullable(),
    name: z.string().nullable(),
    position: Position,
    referral_code: z.string(),
    referral_count: z.int(),
    fingerprint: z.string().nullable(),
    status: WaitlistStatus,
    invited_at: Timestamp.nullable(),
    confirmed_at: Timestamp.nullable().meta({ description: 'When the address was proven.' }),
    referred_by: Id.nullable().meta({ description: 'The entry whose code they came with.' }),
    end_user_id: Id.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'AdminWaitlistEntry' })
export type AdminWaitlistEntry = z.output<typeof AdminWaitlistEntry>

/** Whether somebody is in line, and where. */
export const WaitlistPlace = z
  .object({ is_on_waitlist: z.boolean(), position: Position, joined_at: Timestamp.nullable() })
  .meta({ id: 'WaitlistPlace' })
