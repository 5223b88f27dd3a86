import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { revokeLicenseKey } from '@/lib/domain/licences/change-status'
import { activateDevice } from '@/lib/domain/licences/seats/activate-device'
import { deactivateDevice } from '@/lib/domain/licences/seats/deactivate-device'
import { refreshDevice } from '@/lib/domain/licences/seats/refresh-device'
import { recount } from '@/lib/domain/maintenance/recount'
import { setEnv } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { SECOND } from '@/tests/support/at'
import { visitor } from '@/tests/support/board'
import { expectTrueCounts } from '@/tests/support/counts'
import { eventsOf, newListener } from '@/tests/support/events'
import { hold, untilWaiting } from '@/tests/support/locks'
import { keepLicence, type Licence, saidBy, seatsOf } from '@/tests/support/seats'
import { newProject } from '@/tests/support/seeds'

vi.setConfig({ testTimeout: 120_000 })
beforeAll(() => setEnv({ RATE_LIMIT_SCALE: '100000' }))

const asked = ({ project_id, key }: Licence, device_fingerprint: string) => ({ project_id, key, device_fingerprint })
const activate = (licence: Licence, device: string) => activateDevice(visitor, asked(licence, device))
const refresh = (licence: Licence, device: string) => refreshDevice(visitor, asked(licence, device))
const deactivate = (licence: Licence, device: string) => deactivateDevice(visitor, asked(licence, device))

/** What came of it: `ok`, or the code of a refusal that a person would be told. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'ok'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const devices = (count: number) => Array.from({ length: count }, (_, n) => `device ${n}`)
const counted = (outcomes: string[]) =>
  Object.fromEntries(
    Map.groupBy(outcomes, (each) => each)
      .entries()
      .map(([name, all]) => [name, all.length]),
  )

test('40 devices that race for 5 seats: exactly 5 get one, and only those are told of', async () => {
  const project = await newProject()
  await newListener(project)
  for (let round = 0; round < 3; round += 1) {
    const licence = await keepLicence(project, { max_devices: 5 })
    const outcomes = await Promise.all(devices(40).map((device) => outcome(activate(licence, device))))
    expect(counted(outcomes)).toEqual({ ok: 5, SEAT_LIMIT_REACHED: 35 })
    expect(await seatsOf(licence)).toEqual({ max_devices: 5, active_devices: 5, bound: 5 })
  }
  expect(counted((await eventsOf(project)).map(({ type }) => type))).toEqual({
    device_activated: 15,
    seat_limit_reached: 105,
  })
  await expectTrueCounts(project.id)
})

test('one device that comes 20 times at once takes one seat', async () => {
  const project = await newProject()
  await newListener(project)
  const licence = await keepLicence(project, { max_devices: 3 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => activate(licence, 'mac-1')))
  expect(new Set(answers.map(({ activation }) => activation.id)).size).toBe(1)
  expect(new Set(answers.map(({ token }) => token)).size).toBe(20)
  expect(await seatsOf(licence)).toMatchObject({ active_devices: 1, bound: 1 })
  expect((await eventsOf(project)).map(({ type }) => type)).toEqual(['device_activated'])
})

test('a seat that is given back 20 times at once is free once', async () => {
  const licence = await keepLicence(await newProject(), { max_devices: 2 })
  for (const device of ['a', 'b']) await activate(licence, device)
  await Promise.all(Array.from({ length: 20 }, () => deactivate(licence, 'a')))
  expect(await seatsOf(licence)).toMatchObject({ active_devices: 1, bound: 1 })
})

test('no token is issued once a revocation has returned', async () => {
  const { now } = clock
  let ticks = 0
  // Each look at the clock is a second later than the one before: so the order of two is seen in their times.
  const tick = () => {
    ticks += 1
    return new Date(Date.UTC(2026, 0, 1) + ticks * SECOND)
  }
  clock.now = tick
  try {
    for (let round = 0; round < 5; round += 1) {
      const project = await newProject()
      const licence = await keepLicence(project, { max_devices: null })
      await activate(licence, 'bound')
      const issued: number[] = []
      const take = async (issuing: Promise<{ token: string }>) => issued.push(Number(saidBy((await issuing).token).iat))
      const rush = () =>
        devices(10).flatMap((device) => [take(refresh(licence, 'bound')), take(activate(licence, device))])
      const before = rush()
      const revoking = revokeLicenseKey(project.id, licence.id).then(() => tick().getTime() / SECOND)
      const outcomes = await Promise.all([...before, ...rush()].map(outcome))
      expect(new Set([...outcomes, 'ok', 'LICENSE_KEY_REVOKED']).size).toBe(2)
      const revoked = await revoking
      for (const iat of issued) expect(iat).toBeLessThan(revoked)
      expect(await outcome(refresh(licence, 'bound'))).toBe('LICENSE_KEY_REVOKED')
      await expectTrueCounts(project.id)
    }
  } finally {
    clock.now = now
  }
})

test('who waits while a licence is revoked is refused', async () => {
  const project = await newProject()
  const licence = await keepLicence(project, { max_devices: 5 })
  await activate(licence, 'bound')
  const held = await hold('license_key', licence.id)
  const waiting = [outcome(activate(licence, 'new')), outcome(refresh(licence, 'bound'))]
  await untilWaiting(2)
  await held.query(`UPDATE license_key SET status = 'revoked', revoked_at = now() WHERE id = $1`, [licence.id])
  await held.release()
  expect(await Promise.all(waiting)).toEqual(['LICENSE_KEY_REVOKED', 'LICENSE_KEY_REVOKED'])
  expect(await seatsOf(licence)).toMatchObject({ active_devices: 1, bound: 1 })
})

test('who waits while a licence is deleted is told that there is none', async () => {
  const licence = await keepLicence(await newProject())
  const held = await hold('license_key', licence.id)
  const waiting = outcome(activate(licence, 'new'))
  await untilWaiting()
  await held.query('DELETE FROM license_key WHERE id = $1', [licence.id])
  await held.release()
  expect(await waiting).toBe('LICENSE_KEY_NOT_FOUND')
})

const device = fc.nat(5).map((n) => `device ${n}`)
const doing = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('activate' as const), device }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('deactivate' as const, 'refresh' as const), device }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('limit' as const), to: fc.option(fc.integer({ min: 1, max: 4 })) }),
  },
)
type Doing = typeof doing extends fc.Arbitrary<infer D> ? D : never

function run(licence: Licence, doing: Doing): Promise<unknown> {
  if (doing.do === 'limit') return db.license_key.update({ where: { id: licence.id }, data: { max_devices: doing.to } })
  return { activate, deactivate, refresh }[doing.do](licence, doing.device)
}

/** What must come of it, by a set of devices alone. */
class Model {
  readonly bound = new Set<string>()
  limit: number | null = 2

  take(doing: Doing): string {
    if (doing.do === 'limit') this.limit = doing.to
    else if (doing.do === 'deactivate') this.bound.delete(doing.device)
    else if (doing.do === 'refresh') return this.bound.has(doing.device) ? 'ok' : 'DEVICE_NOT_ACTIVATED'
    else if (!this.bound.has(doing.device) && this.limit !== null && this.bound.size >= this.limit)
      return 'SEAT_LIMIT_REACHED'
    else this.bound.add(doing.device)
    return 'ok'
  }
}

test('whatever devices do one after the other, a licence does as a set of them with a limit', async () => {
  const project = await newProject()
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 25, size: 'max' }), async (doings) => {
      const licence = await keepLicence(project, { max_devices: 2 })
      const model = new Model()
      for (const each of doings) {
        expect(await outcome(run(licence, each))).toBe(model.take(each))
        expect(await seatsOf(licence)).toEqual({
          max_devices: model.limit,
          active_devices: model.bound.size,
          bound: model.bound.size,
        })
      }
    }),
    { numRuns: 12 },
  )
})

test('whatever devices do at once, no more hold a seat than there are, and the count is what is bound', async () => {
  const project = await newProject()
  const moves = doing.filter((each) => each.do !== 'limit')
  await fc.assert(
    fc.asyncProperty(
      fc.array(moves, { maxLength: 40, size: 'max' }),
      fc.integer({ min: 1, max: 4 }),
      async (all, max_devices) => {
        const licence = await keepLicence(project, { max_devices })
        for (let n = 0; n < all.length; n += 8)
          await Promise.all(all.slice(n, n + 8).map((each) => outcome(run(licence, each))))
        const { active_devices, bound } = await seatsOf(licence)
        expect(bound).toBeLessThanOrEqual(max_devices)
        expect(active_devices).toBe(bound)
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
  await expectTrueCounts(project.id)
})

test('recount mends the number of devices of a licence', async () => {
  const project = await newProject()
  const licence = await keepLicence(project, { max_devices: 5 })
  for (const each of ['a', 'b']) await activate(licence, each)
  await db.license_key.update({ where: { id: licence.id }, data: { active_devices: 77 } })
  await recount(project.id)
  expect(await seatsOf(licence)).toMatchObject({ active_devices: 2, bound: 2 })
})
