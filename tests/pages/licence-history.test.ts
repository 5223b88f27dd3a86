import { describe, expect, test } from 'vitest'
import { historyLines } from '@/components/dashboard/licences/history-lines'

const bo = { type: 'member' as const, id: 'bo', name: 'Bo' }
const day = (n: number) => `2027-01-0${n}T00:00:00.000Z`
const entry = (record_type: string, record_id: string, n: number, after: object, change = 'updated' as const) => {
  return { id: `entry ${n}`, record_type, record_id, change, after: { ...after }, actor: bo, created_at: day(n) }
}
const device = (id: string, activated: number, released: number | null = null) => {
  return { id, device_name: id, activated_at: day(activated), released_at: released === null ? null : day(released) }
}
const told = (...asked: Parameters<typeof historyLines>) =>
  historyLines(...asked).map(({ did, at, device, actor, fields }) => [
    at.slice(9, 10),
    did,
    device?.id ?? fields.join(),
    actor?.name ?? null,
  ])

describe('a licence’s history', () => {
  test('tells of what the team did and of devices that came and went by themselves, newest first', () => {
    const log = [entry('license_key', 'key', 3, { plan: 'pro' })]
    expect(told([device('mac', 2), device('pc', 1, 4)], log, false)).toEqual([
      ['4', 'released', 'pc', null],
      ['3', 'updated', 'plan', 'Bo'],
      ['2', 'activated', 'mac', null],
      ['1', 'activated', 'pc', null],
    ])
  })

  test('names who of the team it was, once, also of what happened before the last time', () => {
    const log = [
      entry('license_activation', 'mac', 5, { released_at: day(5) }),
      entry('license_activation', 'mac', 3, { released_at: day(3) }),
      entry('license_activation', 'mac', 2, { device_name: '[hidden]' }),
      entry('license_activation', 'gone', 1, { activated_at: day(1) }),
    ]
    expect(told([device('mac', 4, 5)], log, false)).toEqual([
      ['5', 'released', 'mac', 'Bo'],
      ['4', 'activated', 'mac', null],
      ['3', 'released', 'mac', 'Bo'],
    ])
  })

  test('says nothing of the time before a log that goes on', () => {
    const log = [entry('license_key', 'key', 3, { plan: 'pro' })]
    expect(told([device('mac', 2), device('pc', 4)], log, true).map(([at]) => at)).toEqual(['4', '3'])
    expect(told([device('mac', 2)], [], false)).toHaveLength(1)
  })
})
