import 'server-only'
import type { WaitlistStatus } from '@/lib/contract/waitlist-entry'
import { Prisma } from '@/prisma/client/client'

/** Somebody in line, with their place as of the statement that read it. */
export type EntryRow = {
  id: string
  project_id: string
  email: string | null
  email_key: string | null
  name: string | null
  fingerprint: string | null
  device_key: string | null
  status: WaitlistStatus
  position: number | null
  joined_at: Date
  confirmed_at: Date | null
  invited_at: Date | null
  referral_code: string
  referral_count: number
  referred_by: string | null
  is_credited: boolean
  end_user_id: string | null
  created_at: Date
}

/** What is read of `waitlist_entry`; `joined_at` loses its microseconds here, and is for showing alone. */
export const entryColumns = Prisma.sql`
  id, project_id, email, email_key, name, fingerprint, device_key, status::text, joined_at, confirmed_at, invited_at,
  referral_code, referral_count, referred_by_id AS referred_by, is_credited, end_user_id, created_at`

/** The place in line of a row of `waitlist_entry`, by sums of counts: see `waitlist_before` in the migration. */
export const placeOfRow = Prisma.sql`
  CASE WHEN status = 'waiting' THEN waitlist_before(project_id, rank_at, id)::int + 1 END AS position`
