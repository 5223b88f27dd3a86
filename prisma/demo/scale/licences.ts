import { createHash } from 'node:crypto'
import { between, type Crowd, idAt, later } from './crowd'
import { dice } from './dice'
import { keep } from './keep'
import type { Person } from './people'

const devices = [
  ['MacBook Pro', 'macOS 26.1'],
  ['Studio iMac', 'macOS 15.7'],
  ['Thinkpad', 'Linux'],
  ['Tower at home', 'Windows 11'],
  ['職場のPC', 'Windows 11'],
] as const

/** Licences whose keys nobody knows, and the devices on them. */
export async function plantLicences(crowd: Crowd, people: Person[]): Promise<void> {
  const { project_id, total } = crowd
  const roll = dice(3)
  const seats: { id: string; at: Date; used: number; gone: number }[] = []

  await keep('license_key', total, (n) => {
    const at = crowd.at(n)
    const id = idAt(at)
    const hash = createHash('sha256').update(`${project_id} ${n}`).digest('hex')
    const status = roll.weighed({ active: 88, suspended: 4, revoked: 8 })
    const max_devices = roll.pick([1, 2, 2, 3, 5, 10, null])
    const used = status === 'revoked' ? 0 : roll.below(Math.min(max_devices ?? 4, 3) + 1)
    seats.push({ id, at, used, gone: roll.chance(0.15) ? 1 : 0 })
    return {
      id,
      project_id,
      hash,
      key_last4: hash.slice(-4),
      status,
      plan: roll.weighed({ Pro: 6, Team: 3, Trial: 1 }),
      max_devices,
      active_devices: used,
      end_user_id: roll.chance(0.9) ? (people[n]?.id ?? null) : null,
      expires_at: roll.chance(0.5) ? new Date(at.getTime() + roll.pick([14, 365, 730]) * 24 * 60 * 60 * 1000) : null,
      created_at: at,
      updated_at: later(crowd, at, 5),
      revoked_at: status === 'revoked' ? later(crowd, at, 5) : null,
    }
  })

  await keep('license_activation', total, (n) => {
    const { id, at, used, gone } = seats[n] as (typeof seats)[number]
    return Array.from({ length: used + gone }, (_, seat) => {
      const [device_name, platform] = roll.pick(devices)
      const activated_at = later(crowd, at, 1 + seat * 40)
      const last_seen_at = between(crowd, activated_at, roll.share())
      const released_at = seat >= used ? last_seen_at : null
      const device = { device_fingerprint: `demo-${seat}`, device_name, platform }
      return {
        id: idAt(activated_at),
        project_id,
        license_key_id: id,
        ...device,
        activated_at,
        last_seen_at,
        released_at,
      }
    })
  })
}
