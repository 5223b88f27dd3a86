import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { randomSuffix, slugify } from '@/lib/domain/slug'
import { DEMO_INVITED, demoWaiting } from './waitlist'

const HOUR = 60 * 60 * 1000

/** One joined every so many hours. */
const APART = 17

/** Everybody joined in turn, each fifth through the one before, whom `recount` moves up for it. */
export async function plantWaitlist(project_id: string): Promise<void> {
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * HOUR)
  let before: string | null = null
  for (const [n, name] of demoWaiting.entries()) {
    const joined_at = ago((demoWaiting.length - n) * APART)
    const email = `${slugify(name).replaceAll('-', '.')}@example.com`
    const invited = n < DEMO_INVITED
    const referred_by_id: string | null = n % 5 === 4 ? before : null
    const { id }: { id: string } = await db.waitlist_entry.create({
      data: {
        project_id,
        name,
        email,
        email_key: email,
        referral_code: randomSuffix() + randomSuffix(),
        referred_by_id,
        is_credited: referred_by_id !== null,
        joined_at,
        rank_at: joined_at,
        status: invited ? 'invited' : 'waiting',
        invited_at: invited ? ago(APART / 2) : null,
        created_at: joined_at,
        updated_at: joined_at,
      },
    })
    before = id
  }
  const last_joined_at = ago(APART)
  await db.waitlist.upsert({
    where: { project_id },
    create: { project_id, last_joined_at },
    update: { last_joined_at },
  })
}
