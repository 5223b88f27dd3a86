import { createHash } from 'node:crypto'
import { db } from '@/lib/db'
import { type Crowd, idAt, later } from './crowd'
import { dice } from './dice'
import { keep } from './keep'
import type { Person } from './people'

type Place = { id: string; at: Date; status: 'waiting' | 'invited' | 'left'; friend: Place | null; friends: number }

const HOUR = 60 * 60 * 1000

/** A line of people, some of whom brought friends and stand further ahead by it. */
export async function plantLine(crowd: Crowd, people: Person[], boost_hours: number): Promise<void> {
  const { project_id, total } = crowd
  const roll = dice(9)
  const line = planLine(crowd)
  await keep('waitlist_entry', total, (n) => {
    const { id, at, status, friend, friends } = line[n] as Place
    const { name, email } = people[n] as Person
    const gone = later(crowd, at, 500)
    const device = createHash('sha256').update(`${project_id} line ${n}`).digest('base64url')
    return {
      id,
      project_id,
      email,
      email_key: email,
      name: roll.chance(0.8) ? name : null,
      device_key: roll.chance(0.5) ? `f:${device}` : null,
      status,
      joined_at: at,
      rank_at: new Date(at.getTime() - friends * boost_hours * HOUR),
      confirmed_at: roll.chance(0.8) ? later(crowd, at, 1) : null,
      invited_at: status === 'invited' ? gone : null,
      left_at: status === 'left' ? gone : null,
      referral_code: `demo-${n + 1}`,
      referred_by_id: friend?.id ?? null,
      is_credited: friend !== null && status !== 'left',
      referral_count: friends,
      end_user_id: roll.chance(0.3) ? (people[n]?.id ?? null) : null,
      created_at: at,
      updated_at: status === 'waiting' ? at : gone,
    }
  })
  await db.waitlist.update({ where: { project_id }, data: { last_joined_at: crowd.now } })
}

function planLine(crowd: Crowd): Place[] {
  const roll = dice(10)
  const line: Place[] = []
  for (let n = 0; n < crowd.total; n += 1) {
    const at = crowd.at(n)
    const invited = n < crowd.total * 0.3 && roll.chance(0.8)
    const status = roll.chance(0.04) ? 'left' : invited ? 'invited' : 'waiting'
    const friend = (roll.chance(0.15) && line[Math.floor(n * roll.share() ** 2)]) || null
    if (friend && status !== 'left') friend.friends += 1
    line.push({ id: idAt(at), at, status, friend, friends: 0 })
  }
  return line
}
