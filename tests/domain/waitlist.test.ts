import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { projects } from '@/lib/contract/projects'
import { db } from '@/lib/db'
import { deleteEndUser } from '@/lib/domain/end-users/delete-end-user'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { setEnv } from '@/lib/env'
import { newSession } from '@/tests/support/access'
import { type Answered, send } from '@/tests/support/api'
import { later } from '@/tests/support/at'
import { newListener } from '@/tests/support/events'
import { newProject, type Project } from '@/tests/support/seeds'
import {
  confirm,
  expectTrueLine,
  invite,
  join,
  joined,
  leave,
  listed,
  newUndo,
  place,
  removeFromLine,
  tokenMailed,
  trueLine,
  undo,
  waitlistLetters,
  workInvitations,
} from '@/tests/support/waitlist'

vi.setConfig({ testTimeout: 120_000 })
beforeAll(() => setEnv({ RATE_LIMIT_SCALE: '10000' }))

const at = (n: number) => `a${n}@example.com`
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
const positions = (answers: Answered<{ position: number | null }>[]) =>
  answers.map(({ data }) => Number(data.position)).toSorted((one, other) => one - other)

const doings = [
  'join',
  'join',
  'join',
  'leave',
  'undo',
  'confirm',
  'invite',
  'remove',
  'boost',
  'sign in',
  'forget',
] as const
type Doing = { what: (typeof doings)[number]; who: number; other: number; hours: number }
const steps = (maxLength: number): fc.Arbitrary<Doing[]> =>
  fc.array(fc.record({ what: fc.constantFrom(...doings), who: fc.nat(7), other: fc.nat(7), hours: fc.nat(50) }), {
    maxLength,
    minLength: 8,
    size: 'max',
  })

/** One thing that somebody does about the line; what is answered, where it tells a place. */
async function take(project: Project, { what, who, other, hours }: Doing) {
  const email = at(who)
  const one = async (n: number) =>
    await db.waitlist_entry.findFirst({ where: { project_id: project.id, email: at(n) } })
  switch (what) {
    case 'join': {
      const referral_code = (await one(other))?.referral_code
      const fingerprint = who % 3 === 0 ? `device ${other % 2}` : null
      return later(hours * 3_600_000, () => join(project, { email, fingerprint, referral_code }))
    }
    case 'leave':
      return leave(project, { email })
    case 'undo':
      return undo(project, await tokenMailed(project, 'left', email))
    case 'confirm':
      return confirm(project, await tokenMailed(project, 'confirm', email))
    case 'invite': {
      const answer = await invite(project, { count: 1, ...(who > 5 && { mint_license: {} }) })
      await workInvitations(project)
      return answer
    }
    case 'remove':
      return removeFromLine(project, (await one(who))?.id ?? project.id)
    case 'boost': {
      const settings = { referral_boost_hours: other, waitlist_confirmation: who % 2 === 0 }
      return send(projects.update, { key: project.key, params: { id: project.id }, body: { settings } })
    }
    case 'sign in':
      return join(project, {}, { headers: { Authorization: `Bearer ${await newSession(project, email)}` } })
    case 'forget': {
      const person = await db.end_user.findFirst({ where: { project_id: project.id, email_key: email } })
      return person && deleteEndUser(project.id, person.id).catch(() => null)
    }
  }
}

const isPlace = (data: unknown): data is { id: string; position: number | null } =>
  typeof data === 'object' && data !== null && 'position' in data

test('whatever is done one after the other, the answered place is what counting says, and no place is missing or double', async () => {
  await fc.assert(
    fc.asyncProperty(steps(30), async (all) => {
      const project = await newProject()
      for (const doing of all) {
        const answer = await take(project, doing)
        const data: unknown = answer && 'data' in answer ? answer.data : null
        if (!isPlace(data)) continue
        const mine = (await trueLine(project)).find(({ id }) => id === data.id)
        expect(data.position).toBe(mine?.place ?? null)
      }
      await expectTrueLine(project)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

test('whatever eight people do at once, nobody is answered a 5xx, and the line stays true', async () => {
  await fc.assert(
    fc.asyncProperty(steps(48), async (all) => {
      const project = await newProject()
      await newListener(project)
      for (let n = 0; n < all.length; n += 8) {
        const answers = await Promise.all(all.slice(n, n + 8).map((each) => take(project, { ...each, hours: 0 })))
        for (const answer of answers)
          if (answer && 'status' in answer) expect(answer.status, answer.text).toBeLessThan(500)
      }
      await expectTrueLine(project)
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

test('50 at once are answered 50 places, from 1 to 50', async () => {
  const project = await newProject()
  const answers = await Promise.all(upTo(50).map((n) => join(project, { email: at(n) })))
  expect(positions(answers)).toEqual(upTo(50))
  for (const { data } of answers)
    expect((await place(project, { email: data.email ?? '' })).data.position).toBe(data.position)
  await expectTrueLine(project)
})

test('one address that joins 20 times at once is one entry; and so is one device', async () => {
  const project = await newProject()
  for (const who of [{ email: 'ANA@example.com' }, { fingerprint: 'phone' }]) {
    const answers = await Promise.all(upTo(20).map(() => join(project, who)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  }
  expect((await listed(project)).body.total).toBe(2)
})

test('a device that names 10 addresses at once gives its place to one of them', async () => {
  const project = await newProject()
  const { id } = await joined(project, { fingerprint: 'phone' })
  const answers = await Promise.all(upTo(10).map((n) => join(project, { fingerprint: 'phone', email: at(n) })))
  expect(answers.filter(({ data }) => data.id === id)).toHaveLength(1)
  expect((await listed(project)).body.total).toBe(10)
})

test('who joins while others leave is told a place that is true, and the gaps close', async () => {
  const project = await newProject()
  await Promise.all(upTo(20).map((n) => join(project, { email: at(n) })))
  const [joins] = await Promise.all([
    Promise.all(upTo(20).map((n) => join(project, { email: at(20 + n) }))),
    Promise.all(upTo(20).map((n) => leave(project, { email: at(n) }))),
  ])
  for (const { data } of joins) expect(data.position).toBeLessThanOrEqual(40)
  const line = await trueLine(project)
  expect(line.map(({ place }) => place)).toEqual(upTo(20))
  await expectTrueLine(project)
})

test('joining and leaving of one address at once ends in one of both, with at most three letters', async () => {
  const project = await newProject()
  for (const _ of upTo(5))
    await Promise.all(upTo(4).flatMap(() => [join(project, { email: at(1) }), leave(project, { email: at(1) })]))
  expect((await listed(project)).body.total).toBe(1)
  expect((await waitlistLetters(project, 'left')).length).toBeLessThanOrEqual(3)
  await expectTrueLine(project)
})

test('five invitations at once, of ten each, invite fifty, each once and in the order of the line', async () => {
  const project = await newProject()
  for (const n of upTo(60)) await joined(project, { email: at(n) })
  const answers = await Promise.all(
    upTo(5).map((n) => invite(project, { count: 10, ...(n % 2 && { mint_license: {} }) })),
  )
  const invited = answers.flatMap(({ data }) => data.invited.map(({ email }) => email))
  expect(new Set(invited)).toEqual(new Set(upTo(50).map(at)))
  expect(invited).toHaveLength(50)
  await workInvitations(project)
  expect(await waitlistLetters(project, 'invited')).toHaveLength(50)
  expect(await db.license_key.count({ where: { project_id: project.id } })).toBe(30)
  expect((await trueLine(project)).map(({ email }) => email)).toEqual(upTo(10).map((n) => at(50 + n)))
})

test('an undo that comes ten times at once gives one place back', async () => {
  const project = await newProject()
  const token = await newUndo(project, at(1))
  const answers = await Promise.all(upTo(10).map(() => undo(project, token)))
  for (const { status, data } of answers) expect([status, data.position]).toEqual([200, 1])
  await expectTrueLine(project)
})

test('60 wrong links at once are each told so, however few connections there are', async () => {
  const project = await newProject()
  const link = () => `wlt_${randomBytes(32).toString('base64url')}`
  const answers = await Promise.all(upTo(60).map(() => undo(project, link())))
  expect(answers.map(({ status }) => status)).toEqual(upTo(60).map(() => 401))
})

test('people who become one while they confirm do not wait for each other', async () => {
  const project = await newProject({ waitlist_confirmation: true })
  for (const n of upTo(6)) await joined(project, { email: at(n) })
  const tokens = await Promise.all(upTo(6).map((n) => tokenMailed(project, 'confirm', at(n))))
  const answers = await Promise.all([
    ...tokens.map((token) => confirm(project, token)),
    ...upTo(6).map((n) => recogniseEndUser(project.id, { external_id: `u${n % 3}` })),
  ])
  for (const answer of answers) if (typeof answer === 'object') expect(answer.status).toBe(200)
  await Promise.all(upTo(3).map((n) => recogniseEndUser(project.id, { external_id: `u${n % 3}`, email: at(n) })))
  await expectTrueLine(project)
})

test('two projects share no line', async () => {
  const [project, other] = [await newProject(), await newProject()]
  const answers = await Promise.all(upTo(20).map((n) => join(n % 2 ? project : other, { email: at(n) })))
  expect(positions(answers)).toEqual([...upTo(10), ...upTo(10)].toSorted((one, two) => one - two))
  await leave(project, { email: at(1) })
  expect((await place(other, { email: at(2) })).data.is_on_waitlist).toBe(true)
  await expectTrueLine(other)
})
