import { beforeAll, describe, expect, test } from 'vitest'
import { projects } from '@/lib/contract/projects'
import { db } from '@/lib/db'
import { deleteEndUser } from '@/lib/domain/end-users/delete-end-user'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { sweep } from '@/lib/domain/maintenance/sweep'
import { findEntryOfToken } from '@/lib/domain/waitlist/find-entry-of-token'
import { readOwnPlace } from '@/lib/domain/waitlist/read-own-place'
import { setEnv } from '@/lib/env'
import { newLogin, newRequest, newSession, verify } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { DAY, later } from '@/tests/support/at'
import { eventsOf, newListener } from '@/tests/support/events'
import { newProject, type Project } from '@/tests/support/seeds'
import {
  confirm,
  invite,
  join,
  joined,
  leave,
  listed,
  place,
  removeFromLine,
  tokenMailed,
  undo,
  waitlistLetters,
  workInvitations,
} from '@/tests/support/waitlist'

beforeAll(() => setEnv({ RATE_LIMIT_SCALE: '1000' }))

const at = (name: string) => `${name}@example.com`
const boosted = (more = {}) => newProject({ referral_boost_hours: 24, ...more })
const order = async (project: Project) =>
  (await listed(project, { status: 'waiting' })).data.map(({ email }) => email?.split('@')[0])
const countOf = async (project: Project, id: string) =>
  (await listed(project)).data.find((entry) => entry.id === id)?.referral_count

describe('a friend who joins with a code', () => {
  test('moves who sent them up at once; in capitals, too; an unknown code and the own one are ignored', async () => {
    const project = await boosted()
    await joined(project, { email: at('first') })
    const ana = await joined(project, { email: at('ana') })
    const code = ana.referral_code ?? ''
    const friend = await joined(project, { email: at('friend'), referral_code: code.toUpperCase() })
    expect(friend.position).toBe(3)
    await joined(project, { email: at('other'), referral_code: 'nothing2' })
    await leave(project, { email: at('ana') })
    await joined(project, { email: at('ana'), referral_code: code })
    expect(await order(project)).toEqual(['ana', 'first', 'friend', 'other'])
    expect(await countOf(project, ana.id)).toBe(1)
    expect((await listed(project)).data.find(({ id }) => id === friend.id)?.referred_by).toBe(ana.id)
  })

  test('with another project’s code moves nobody', async () => {
    const [project, other] = [await boosted(), await boosted()]
    const theirs = await joined(other, { email: at('ana') })
    const mine = await joined(project, { email: at('friend'), referral_code: theirs.referral_code })
    expect(await countOf(other, theirs.id)).toBe(0)
    expect((await listed(project)).data.find(({ id }) => id === mine.id)?.referred_by).toBeNull()
  })

  test('from the same device gives no credit: not at once, not by confirming, not after leaving and coming back', async () => {
    const project = await boosted({ waitlist_confirmation: true })
    const ana = await joined(project, { email: at('ana'), fingerprint: 'one device' })
    for (const name of ['x', 'y']) {
      const email = at(name)
      await joined(project, { email, fingerprint: 'one device', referral_code: ana.referral_code })
      await confirm(project, await tokenMailed(project, 'confirm', email))
      await leave(project, { email })
      await undo(project, await tokenMailed(project, 'left', email))
    }
    expect(await countOf(project, ana.id)).toBe(0)
  })

  test('of ten from one other device gives one credit', async () => {
    const project = await boosted()
    const ana = await joined(project, { email: at('ana'), fingerprint: 'phone' })
    for (let n = 0; n < 10; n += 1)
      await joined(project, { email: at(`f${n}`), fingerprint: 'another', referral_code: ana.referral_code })
    expect(await countOf(project, ana.id)).toBe(1)
  })

  test('known by client address and browser alone gives none: a script has as many of those as it likes', async () => {
    const project = await boosted()
    const ana = await joined(project, { email: at('ana') })
    for (const agent of ['One', 'Two'])
      await joined(project, { referral_code: ana.referral_code }, { headers: { 'User-Agent': agent } })
    expect((await listed(project)).body.total).toBe(3)
    expect(await countOf(project, ana.id)).toBe(0)
    await joined(project, { fingerprint: 'friend', referral_code: ana.referral_code })
    expect(await countOf(project, ana.id)).toBe(1)
  })

  test('counts for one more of the device that counted once that is gone', async () => {
    const project = await boosted()
    const ana = await joined(project, { email: at('ana'), fingerprint: 'phone' })
    const ids: string[] = []
    for (const name of ['x', 'y', 'z']) {
      const body = { email: at(name), fingerprint: 'another', referral_code: ana.referral_code }
      ids.push((await joined(project, body)).id)
    }
    await leave(project, { email: at('x') })
    const credited = async () =>
      (await db.waitlist_entry.findMany({ where: { project_id: project.id, is_credited: true } })).map(({ id }) => id)
    expect([await countOf(project, ana.id), await credited()]).toEqual([1, [ids[1]]])
    await removeFromLine(project, ids[1] ?? '')
    expect([await countOf(project, ana.id), await credited()]).toEqual([1, [ids[2]]])
    await undo(project, await tokenMailed(project, 'left', at('x')))
    await leave(project, { email: at('z') })
    expect([await countOf(project, ana.id), await credited()]).toEqual([1, [ids[0]]])
    await leave(project, { email: at('x') })
    expect(await countOf(project, ana.id)).toBe(0)
  })

  test('counts for who sent them first, and for nobody who was in line before', async () => {
    const project = await boosted()
    const [ana, ben] = [await joined(project, { email: at('ana') }), await joined(project, { email: at('ben') })]
    await leave(project, { email: at('ben') })
    await joined(project, { email: at('ben'), referral_code: ana.referral_code })
    await joined(project, { email: at('ben'), referral_code: ana.referral_code })
    await joined(project, { email: at('friend'), referral_code: ben.referral_code })
    await leave(project, { email: at('friend') })
    await joined(project, { email: at('friend'), referral_code: ana.referral_code })
    expect([await countOf(project, ana.id), await countOf(project, ben.id)]).toEqual([0, 1])
  })

  test('counts once they confirm, where that is asked for; once, however often they do', async () => {
    const project = await boosted({ waitlist_confirmation: true })
    const ana = await joined(project, { email: at('ana') })
    const friend = await joined(project, { email: at('friend'), referral_code: ana.referral_code })
    expect([friend.position, await countOf(project, ana.id)]).toEqual([2, 0])
    const token = await tokenMailed(project, 'confirm', at('friend'))
    expect(await findEntryOfToken(project.id, token, 'confirm')).toEqual({
      email: at('friend'),
      status: 'waiting',
      position: 2,
      is_done: false,
    })
    expect(await findEntryOfToken(project.id, token, 'undo')).toBeNull()
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(project, token)))
    for (const { status, data } of answers) expect([status, data.referral_code]).toEqual([200, friend.referral_code])
    expect((await findEntryOfToken(project.id, token, 'confirm'))?.is_done).toBe(true)
    expect(await countOf(project, ana.id)).toBe(1)
    expectRefusal(await later(31 * DAY, () => confirm(project, token)), 'UNAUTHORIZED')
  })

  test('who leaves takes the credit with them, and brings it back', async () => {
    const project = await boosted()
    await joined(project, { email: at('first') })
    const ana = await joined(project, { email: at('ana') })
    await joined(project, { email: at('friend'), referral_code: ana.referral_code })
    expect(await order(project)).toEqual(['ana', 'first', 'friend'])
    await leave(project, { email: at('friend') })
    expect(await order(project)).toEqual(['first', 'ana'])
    await undo(project, await tokenMailed(project, 'left'))
    expect(await order(project)).toEqual(['ana', 'first', 'friend'])
    await leave(project, { email: at('friend') })
    await joined(project, { email: at('friend') })
    expect(await order(project)).toEqual(['ana', 'first', 'friend'])
    await invite(project, { count: 3 })
    expect(await countOf(project, ana.id)).toBe(1)
  })

  test('whom the team deletes takes the credit with them', async () => {
    const project = await boosted()
    const ana = await joined(project, { email: at('ana') })
    const friend = await joined(project, { email: at('friend'), referral_code: ana.referral_code })
    await removeFromLine(project, friend.id)
    expect(await countOf(project, ana.id)).toBe(0)
  })
})

test('a new boost orders the line anew, and none the other way', async () => {
  const project = await newProject()
  for (const name of ['a', 'b']) await joined(project, { email: at(name) })
  const c = await joined(project, { email: at('c') })
  await joined(project, { email: at('d'), referral_code: c.referral_code })
  const set = (referral_boost_hours: number) =>
    send(projects.update, {
      key: project.key,
      params: { id: project.id },
      body: { settings: { referral_boost_hours } },
    })
  expect(await order(project)).toEqual(['a', 'b', 'c', 'd'])
  await set(8_760)
  expect(await order(project)).toEqual(['c', 'a', 'b', 'd'])
  await set(0)
  expect(await order(project)).toEqual(['a', 'b', 'c', 'd'])
})

describe('the letter that asks to confirm', () => {
  test('comes only where it is asked for, again for who joins again, three times an hour at most', async () => {
    const quiet = await newProject()
    await joined(quiet, { email: at('ana') })
    expect(await waitlistLetters(quiet, 'confirm')).toEqual([])
    const project = await boosted({ waitlist_confirmation: true })
    for (let n = 0; n < 5; n += 1) await joined(project, { email: at('ana') })
    expect(await waitlistLetters(project, 'confirm')).toHaveLength(3)
    await joined(project, { fingerprint: 'no address' })
    await confirm(project, await tokenMailed(project, 'confirm'))
    await later(DAY, () => join(project, { email: at('ana') }))
    expect(await waitlistLetters(project, 'confirm')).toHaveLength(3)
  })

  test('is not sent to who is signed in', async () => {
    const project = await boosted({ waitlist_confirmation: true })
    const headers = { Authorization: `Bearer ${await newSession(project, at('ana'))}` }
    await join(project, {}, { headers })
    expect(await waitlistLetters(project, 'confirm')).toEqual([])
    expect((await readOwnPlace(project.id, { email_key: at('ana') }))?.is_confirmed).toBe(true)
  })

  test('does not bring back who has left', async () => {
    const project = await boosted({ waitlist_confirmation: true })
    await joined(project, { email: at('ana') })
    const token = await tokenMailed(project, 'confirm')
    await leave(project, { email: at('ana') })
    expect((await confirm(project, token)).data).toMatchObject({ status: 'left', position: null })
  })
})

describe('whose a place is', () => {
  test('a code that lets them in confirms it, and moves the friend up', async () => {
    const project = await boosted({ waitlist_confirmation: true })
    const ana = await joined(project, { email: at('ben') })
    const friend = await joined(project, { email: 'ANA@example.com', referral_code: ana.referral_code })
    await newRequest(project)
    const { code } = await newLogin(project)
    const person = await recogniseEndUser(project.id, { email: at('ana') })
    await verify(project, code)
    const row = await db.waitlist_entry.findUniqueOrThrow({ where: { id: friend.id } })
    expect([row.confirmed_at !== null, row.end_user_id]).toEqual([true, person])
    expect(await countOf(project, ana.id)).toBe(1)
  })

  test('of a proven address nobody knew yet it becomes theirs once somebody is known by it', async () => {
    const project = await newProject()
    const { id } = await joined(project, { email: at('ana') })
    await newRequest(project)
    await verify(project, (await newLogin(project)).code)
    expect(await db.waitlist_entry.count({ where: { id, end_user_id: null, confirmed_at: { not: null } } })).toBe(1)
    const person = await recogniseEndUser(project.id, { email: at('ana') })
    expect(await db.waitlist_entry.count({ where: { id, end_user_id: person } })).toBe(1)
    const named = await recogniseEndUser(project.id, { external_id: 'ana' })
    expect(await recogniseEndUser(project.id, { external_id: 'ana', email: at('ana') })).toBe(named)
    expect(await db.waitlist_entry.count({ where: { id, end_user_id: named } })).toBe(1)
    await deleteEndUser(project.id, named)
    expect(await db.waitlist_entry.count({ where: { id, end_user_id: null } })).toBe(1)
  })

  test('an address that nobody has proven makes nobody known', async () => {
    const project = await newProject()
    const person = await recogniseEndUser(project.id, { email: at('ana') })
    const { id } = await joined(project, { email: at('ana') })
    await recogniseEndUser(project.id, { email: at('ana') })
    expect(await db.waitlist_entry.count({ where: { id, end_user_id: person } })).toBe(0)
  })

  test('readOwnPlace tells it to the fingerprint and the session’s address, and to nobody else', async () => {
    const project = await newProject()
    const { referral_code } = await joined(project, { email: at('ana'), fingerprint: 'mine' })
    const mine = { status: 'waiting', position: 1, email: at('ana'), referral_code, is_confirmed: false }
    expect(await readOwnPlace(project.id, { fingerprint: 'mine' })).toMatchObject(mine)
    expect(await readOwnPlace(project.id, { email_key: at('ana') })).toMatchObject(mine)
    expect(await readOwnPlace(project.id, { fingerprint: 'other' })).toBeNull()
    expect(await readOwnPlace((await newProject()).id, { fingerprint: 'mine' })).toBeNull()
    await leave(project, { fingerprint: 'mine' })
    expect(await readOwnPlace(project.id, { fingerprint: 'mine' })).toMatchObject({ status: 'left', position: null })
  })
})

test('webhooks are told who joined, left, came back and was invited; an address nobody has proven is no one’s', async () => {
  const project = await newProject()
  await newListener(project)
  const ana = await joined(project, { email: at('ana'), name: 'Ana' })
  await joined(project, { email: at('ana') })
  await leave(project, { email: at('ana') })
  await leave(project, { email: at('ana') })
  await undo(project, await tokenMailed(project, 'left'))
  await invite(project, { count: 1, mint_license: {} })
  await workInvitations(project)
  const told = (await eventsOf(project)).map(({ type, data, metadata }) => ({ type, data, metadata }))
  const { name, email, created_at } = ana
  const mine = { id: ana.id, name, email, created_at, referral_count: 0 }
  expect(told.map(({ type }) => type)).toEqual([
    'waitlist_joined',
    'waitlist_left',
    'waitlist_joined',
    'waitlist_invited',
    'license_key_minted',
  ])
  expect(told[0]?.data).toEqual({ ...mine, status: 'waiting', position: 1 })
  expect(told[0]?.metadata).toMatchObject({ end_user_email: null })
  expect(told[1]?.data).toEqual({ ...mine, status: 'left', position: null })
  expect(told[2]?.metadata).toMatchObject({ end_user_email: at('ana') })
  expect(told[3]?.data).toEqual({ ...mine, status: 'invited', position: null })
})

test('tokens that have run out are swept away', async () => {
  const project = await newProject()
  await joined(project, { email: at('ana') })
  await leave(project, { email: at('ana') })
  const where = { project_id: project.id }
  await later(29 * DAY, sweep)
  expect(await db.waitlist_token.count({ where })).toBe(1)
  await later(31 * DAY, sweep)
  expect(await db.waitlist_token.count({ where })).toBe(0)
  expect((await place(project, { email: at('ana') })).data.is_on_waitlist).toBe(false)
})
