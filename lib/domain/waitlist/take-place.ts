import 'server-only'
import { randomInt } from 'node:crypto'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { rankAt } from './rank'

/** Small letters and digits that nobody mistakes for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE = 10

/** A new code for friends: 49 random bits, so that two of a project are never the same. */
const newReferralCode = () => Array.from({ length: CODE }, () => letters.charAt(randomInt(letters.length))).join('')

/** The next moment to join at: a microsecond after the one before, whatever the clock says. JavaScript has none of those, so SQL alone has it. */
const nextTurn = (project_id: string) => Prisma.sql`
  turn AS (
    UPDATE waitlist SET last_joined_at = greatest(${clock.now()}::timestamptz, last_joined_at + interval '1 microsecond')
    WHERE project_id = ${project_id}::uuid RETURNING last_joined_at
  )`

type Fields = {
  email: string | null
  email_key: string | null
  name: string | null
  fingerprint: string | null
  device_key: string | null
  referred_by_id: string | null
}

/** Puts somebody new at the end of the line; whoever calls holds it. */
export async function takePlace(project_id: string, fields: Fields): Promise<string> {
  const { email, email_key, name, fingerprint, device_key, referred_by_id } = fields
  const now = clock.now()
  const [row] = await db.$queryRaw<[{ id: string }]>`
    WITH ${nextTurn(project_id)}
    INSERT INTO waitlist_entry (
      id, project_id, email, email_key, name, fingerprint, device_key, referral_code, referred_by_id, joined_at, rank_at, created_at, updated_at
    )
    SELECT gen_random_uuid(), ${project_id}::uuid, ${email}, ${email_key}, ${name}, ${fingerprint}, ${device_key}, ${newReferralCode()},
      ${referred_by_id}::uuid, last_joined_at, last_joined_at, ${now}::timestamptz, ${now}::timestamptz
    FROM turn RETURNING id`
  return row.id
}

/** Puts somebody who left at the end of the line again, with the friends they have brought; whoever calls holds it. */
export async function takePlaceAgain(project_id: string, id: string, boost_hours: number): Promise<void> {
  await db.$executeRaw`
    WITH ${nextTurn(project_id)}
    UPDATE waitlist_entry SET status = 'waiting', joined_at = last_joined_at, left_at = NULL, invited_at = NULL,
      rank_at = ${rankAt(Prisma.sql`last_joined_at`, Prisma.sql`referral_count`, boost_hours)}, updated_at = ${clock.now()}::timestamptz
    FROM turn WHERE id = ${id}::uuid`
}
