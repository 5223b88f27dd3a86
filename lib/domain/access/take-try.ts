import 'server-only'
import { pool } from '@/lib/db'
import { tooMany } from './require-budget'
import { type Policy, quotaOf } from './spend'

/**
 * Takes one try out of somebody's budget before it is made, so that of any number at once no more are let through than there are; RATE_LIMITED,
 * and nothing taken, where none is left. Answers what gives it back, which touches no later window.
 */
export async function takeTry(policy: Policy, who: string): Promise<() => Promise<void>> {
  const { quota, window } = quotaOf(policy)
  const key = `${policy}:${who}`
  const now = Date.now()
  const taken = await pool().query<{ expire: string }>(
    `INSERT INTO rate_limit (key, points, expire) VALUES ($1, 1, $2::bigint)
     ON CONFLICT (key) DO UPDATE SET
       points = CASE WHEN rate_limit.expire <= $3::bigint THEN 1 ELSE rate_limit.points + 1 END,
       expire = CASE WHEN rate_limit.expire <= $3::bigint THEN excluded.expire ELSE rate_limit.expire END
     WHERE rate_limit.expire <= $3::bigint OR rate_limit.points < $4
     RETURNING expire`,
    [key, now + window * 1_000, now, quota],
  )
  const until = taken.rows[0]?.expire
  if (until === undefined)
    throw tooMany({ policy, quota, window, left: 0, seconds: await wait(key, now), refused: true })
  return async () => {
    await pool().query('UPDATE rate_limit SET points = points - 1 WHERE key = $1 AND expire = $2 AND points > 0', [
      key,
      until,
    ])
  }
}

/** In how many seconds there is something in a budget again. */
async function wait(key: string, now: number): Promise<number> {
  const { rows } = await pool().query<{ expire: string }>('SELECT expire FROM rate_limit WHERE key = $1', [key])
  return Math.max(1, Math.ceil((Number(rows[0]?.expire ?? now) - now) / 1_000))
}
