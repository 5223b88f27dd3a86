import { beforeAll, describe, expect, test } from 'vitest'
import { licenseKeys } from '@/lib/contract/license-keys'
import { waitlist } from '@/lib/contract/waitlist'
import { db } from '@/lib/db'
import { hashOfKey } from '@/lib/domain/licences/key-text'
import { createProject } from '@/lib/domain/projects/create-project'
import { setEnv } from '@/lib/env'
import { expectRefusal, send } from '@/tests/support/api'
import { logOf } from '@/tests/support/audit'
import { parseCsv } from '@/tests/support/csv'
import { newProject, nobody, type Project } from '@/tests/support/seeds'
import {
  invite,
  join,
  joined,
  leave,
  listed,
  newUndo,
  place,
  removeFromLine,
  undo,
  waitlistLetters,
  workInvitations,
} from '@/tests/support/waitlist'

let other: Project
beforeAll(async () => {
  setEnv({ RATE_LIMIT_SCALE: '1000' })
  other = await newProject()
})

const at = (name: string) => `${name}@example.com`

/** A line of these, by their addresses. */
async function lineOf(...names: string[]) {
  const project = await newProject()
  const ids: { [name: string]: string } = {}
  for (const name of names) ids[name] = (await joined(project, { email: at(name), name })).id
  return { project, ids }
}

describe('GET /api/v1/projects/{id}/wishlist', () => {
  test('200: who waits in order, then the invited, then those who left; all that the team may know', async () => {
    const { project, ids } = await lineOf('a', 'b', 'c', 'd')
    await joined(project, { fingerprint: 'phone', referral_code: 'nobody’s' })
    await leave(project, { email: at('a') })
    await invite(project, { ids: [ids.c] })
    const { data, body } = await listed(project)
    expect(data.map(({ name, status, position }) => [name, status, position])).toEqual([
      ['b', 'waiting', 1],
      ['d', 'waiting', 2],
      [null, 'waiting', 3],
      ['c', 'invited', null],
      ['a', 'left', null],
    ])
    expect(body).toMatchObject({ total: 5, page: 1, per_page: 20, total_pages: 1 })
    expect(data[2]).toEqual({
      id: data[2]?.id,
      email: null,
      name: null,
      position: 3,
      referral_code: expect.any(String),
      referral_count: 0,
      fingerprint: 'phone',
      status: 'waiting',
      invited_at: null,
      confirmed_at: null,
      referred_by: null,
      end_user_id: null,
      created_at: expect.any(String),
    })
    expect(data[3]?.invited_at).not.toBeNull()
  })

  test.each(['', 'waiting', 'invited', 'left'])(
    '200: pages of “%s” cover each of them once, in order',
    async (status) => {
      const { project } = await lineOf(...'abcdefghij')
      await invite(project, { count: 3 })
      await leave(project, { email: at('e') })
      await leave(project, { email: at('j') })
      const filter: { [name: string]: string } = status ? { status } : {}
      const whole = await listed(project, filter)
      const expected = { '': 10, waiting: 5, invited: 3, left: 2 }[status]
      expect(whole.body.total).toBe(expected)
      for (const per_page of ['1', '2', '3', '7']) {
        const names: (string | null)[] = []
        for (let page = 1; page <= Math.ceil(Number(expected) / Number(per_page)) + 1; page += 1) {
          const { data } = await listed(project, { ...filter, per_page, page: String(page) })
          names.push(...data.map(({ name, position }) => `${name} ${position}`))
        }
        expect(names).toEqual(whole.data.map(({ name, position }) => `${name} ${position}`))
      }
    },
  )

  test('200: a part of address or name, with the places they have', async () => {
    const { project } = await lineOf('anna', 'bo', 'joanna')
    await joined(project, { fingerprint: 'phone', name: 'per%cent' })
    const found = async (search: string, more = {}) =>
      (await listed(project, { search, ...more })).data.map(({ name, position }) => [name, position])
    expect(await found('ANNA')).toEqual([
      ['anna', 1],
      ['joanna', 3],
    ])
    expect(await found('anna', { per_page: '1', page: '2' })).toEqual([['joanna', 3]])
    expect(await found('%')).toEqual([['per%cent', 4]])
    expect(await found('_')).toEqual([])
    await joined(project, { fingerprint: 'watch', name: 'İSTANBUL Straße' })
    for (const search of ['İSTANBUL', 'İstanbul straße']) expect(await found(search)).toEqual([['İSTANBUL Straße', 5]])
    expect(await found('example.com', { status: 'left' })).toEqual([])
    expect((await listed(project, { search: 'anna' })).body.total).toBe(2)
  })

  test('200: an empty list, and a page after the last', async () => {
    const { project } = await lineOf()
    expect((await listed(project)).data).toEqual([])
    await joined(project, {})
    expect((await listed(project, { page: '2147483647', per_page: '100' })).data).toEqual([])
  })

  test('400: no such status', async () => {
    expectRefusal(await listed(other, { status: 'gone' }), 'VALIDATION_ERROR', 'status')
  })

  test('as CSV: all of them in the same order, cells that a spreadsheet would run defused', async () => {
    const { project } = await lineOf('a', 'b', 'c')
    const evil = '=HYPERLINK("http://evil.example")'
    await joined(project, { email: at('evil'), name: evil, fingerprint: '@SUM(1)' })
    await leave(project, { email: at('b') })
    const { id, key } = project
    const { text, headers } = await send(waitlist.listCsv, { key, params: { id }, headers: { Accept: 'text/csv' } })
    expect(headers.get('content-type')).toMatch(/^text\/csv/)
    const [head, ...rows] = parseCsv(text)
    expect(head?.slice(0, 5)).toEqual(['id', 'email', 'name', 'position', 'status'])
    expect(rows.map((row) => row.slice(1, 5))).toEqual([
      [at('a'), 'a', '1', 'waiting'],
      [at('c'), 'c', '2', 'waiting'],
      [at('evil'), `'${evil}`, '3', 'waiting'],
      [at('b'), 'b', '', 'left'],
    ])
    expect(text).not.toContain('"@SUM')
    expect(text).toContain("'@SUM(1)")
  })

  test('as CSV: of many, each once', async () => {
    const { project } = await lineOf()
    const { id, key } = project
    await db.$executeRaw`
      INSERT INTO waitlist_entry (id, project_id, referral_code, device_key, joined_at, rank_at, status)
      SELECT gen_random_uuid(), ${id}::uuid, 'code' || n, 'd' || n, now() + (n / 3) * interval '1 microsecond', now() + (n / 3) * interval '1 microsecond',
        (CASE WHEN n % 5 = 0 THEN 'left' WHEN n % 3 = 0 THEN 'invited' ELSE 'waiting' END)::waitlist_status
      FROM generate_series(1, 3500) AS n`
    const { text } = await send(waitlist.listCsv, { key, params: { id }, headers: { Accept: 'text/csv' } })
    const rows = parseCsv(text).slice(1)
    expect(new Set(rows.map(([first]) => first)).size).toBe(3500)
    expect(rows).toHaveLength(3500)
    const places = rows.flatMap(([, , , position]) => (position ? [Number(position)] : []))
    expect(places).toEqual(places.map((_, n) => n + 1))
  })
})

describe('POST /api/v1/projects/{id}/wishlist/invite', () => {
  test('200: the next that have an address, in order; the others move up', async () => {
    const { project, ids } = await lineOf('a', 'b', 'c', 'd')
    await leave(project, { email: at('b') })
    await joined(project, { fingerprint: 'phone' })
    const { status, data } = await invite(project, { count: 2 })
    expect(status).toBe(200)
    expect(data.dry_run).toBe(false)
    expect(data.invited).toMatchObject([
      { id: ids.a, status: 'invited', position: null, invited_at: expect.any(String) },
      { id: ids.c, status: 'invited', position: null },
    ])
    expect((await place(project, { email: at('d') })).data.position).toBe(1)
    expect((await place(project, { email: at('a') })).data).toMatchObject({ is_on_waitlist: true, position: null })
    expect((await send(waitlist.count, { params: { id: project.id } })).data.count).toBe(4)
    await workInvitations(project)
    const letters = await waitlistLetters(project, 'invited')
    expect(letters.map(({ to }) => to)).toEqual([[at('a')], [at('c')]])
    expect(letters[0]?.text).toContain(`/p/${project.slug}`)
    const rest = await invite(project, { count: 200 })
    expect(rest.data.invited.map(({ email }) => email)).toEqual([at('d')])
    expect((await invite(project, { count: 1 })).data.invited).toEqual([])
  })

  test('200: those of `ids` that wait and have an address, in the order of the line, each once', async () => {
    const { project, ids } = await lineOf('a', 'b', 'c')
    const device = await joined(project, { fingerprint: 'phone' })
    await leave(project, { email: at('b') })
    const { data } = await invite(project, { ids: [ids.c, ids.b, ids.a, device.id, ids.c] })
    expect(data.invited.map(({ name }) => name)).toEqual(['a', 'c'])
  })

  test('200: `dry_run` answers whom it would be, and does nothing', async () => {
    const { project, ids } = await lineOf('a', 'b')
    for (const which of [{ count: 1 }, { ids: [ids.a] }]) {
      const { data } = await invite(project, { ...which, dry_run: true, mint_license: { plan: 'pro' } })
      expect(data.dry_run).toBe(true)
      expect(data.invited).toMatchObject([{ id: ids.a, status: 'waiting', position: 1, invited_at: null }])
    }
    await workInvitations(project)
    expect(await waitlistLetters(project, 'invited')).toEqual([])
    expect(await db.license_key.count({ where: { project_id: project.id } })).toBe(0)
  })

  test('200: `mint_license` sends each a key of their own, which no answer, event or row shows', async () => {
    const { project } = await lineOf('a', 'b')
    const { data, text } = await invite(project, {
      count: 2,
      mint_license: { plan: 'pro', max_devices: 3, expires_at: '2030-01-01T00:00:00Z' },
    })
    await workInvitations(project)
    const letters = await waitlistLetters(project, 'invited')
    const keys = letters.map(
      (letter) => /([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]{5}/.exec(letter.text)?.[0] ?? '',
    )
    expect(new Set(keys).size).toBe(2)
    for (const [n, letter] of letters.entries()) expect(letter.html).toContain(keys[n])
    const licences = await db.license_key.findMany({ where: { project_id: project.id }, include: { end_user: true } })
    expect(licences).toHaveLength(2)
    for (const [n, key] of keys.entries()) {
      const licence = licences.find(({ hash }) => hash === hashOfKey(project.id, key))
      expect(licence).toMatchObject({
        plan: 'pro',
        max_devices: 3,
        expires_at: new Date('2030-01-01T00:00:00Z'),
        end_user: { email: data.invited[n]?.email, name: null },
      })
      expect(text).not.toContain(key)
      const kept = await db.letter.findMany({ where: { project_id: project.id } })
      expect(JSON.stringify(kept)).not.toContain(key)
    }
    const { body } = await send(licenseKeys.list, { key: project.key, query: { project_id: project.id } })
    expect(body.total).toBe(2)
  })

  test('200: with an Idempotency-Key a replay invites nobody again', async () => {
    const { project } = await lineOf('a', 'b')
    const headers = { 'Idempotency-Key': 'launch' }
    const first = await invite(project, { count: 1 }, { headers })
    const second = await invite(project, { count: 1 }, { headers })
    expect(second.data).toEqual(first.data)
    await workInvitations(project)
    expect(await waitlistLetters(project, 'invited')).toHaveLength(1)
    expectRefusal(await invite(project, { count: 2 }, { headers }), 'IDEMPOTENCY_KEY_REUSED')
  })

  test('200: who was invited and left gets the invitation back by the letter’s link', async () => {
    const { project } = await lineOf()
    const token = await newUndo(project, at('a'))
    await undo(project, token)
    await invite(project, { count: 1 })
    await leave(project, { email: at('a') })
    expect((await undo(project, token)).data).toMatchObject({ status: 'invited', position: null })
  })

  test('400: neither or both of count and ids, too many, unknown ids and those of another project', async () => {
    const { project, ids } = await lineOf('a')
    const theirs = await joined(other, { email: at('theirs') })
    for (const body of [{}, { count: 1, ids: [ids.a] }])
      expectRefusal(await invite(project, body), 'VALIDATION_ERROR', 'count')
    for (const count of [0, 501, 1.5]) expectRefusal(await invite(project, { count }), 'VALIDATION_ERROR', 'count')
    for (const id of [nobody, theirs.id])
      expectRefusal(await invite(project, { ids: [ids.a, id] }), 'VALIDATION_ERROR', 'ids.1')
    expect((await place(project, { email: at('a') })).data.position).toBe(1)
  })
})

describe('DELETE /api/v1/projects/{id}/wishlist/{entryId}', () => {
  test('200: gone for good, without a letter; those behind move up, and a friend they sent stays', async () => {
    const { project, ids } = await lineOf('a', 'b')
    const { referral_code } = await db.waitlist_entry.findUniqueOrThrow({ where: { id: ids.a ?? '' } })
    await joined(project, { email: at('friend'), referral_code })
    const removed = await removeFromLine(project, ids.a ?? '')
    expect(removed.status).toBe(200)
    expect((await listed(project)).data).toMatchObject([
      { name: 'b', position: 1 },
      { email: at('friend'), position: 2, referred_by: null },
    ])
    expect(await db.letter.count({ where: { project_id: project.id } })).toBe(0)
    expect(await logOf(removed)).toMatchObject([
      { record_type: 'waitlist_entry', change: 'updated' },
      { record_type: 'waitlist_entry', record_id: ids.a, change: 'deleted', before: { email: '[hidden]' } },
    ])
    expect((await join(project, { email: at('a') })).status).toBe(201)
  })

  test('404: unknown, and of another project', async () => {
    const { project } = await lineOf('a')
    const theirs = await joined(other, { email: at('notyours') })
    for (const id of [nobody, theirs.id]) expectRefusal(await removeFromLine(project, id), 'NOT_FOUND')
    expect((await place(other, { email: at('notyours') })).data.is_on_waitlist).toBe(true)
  })
})

test('a project without anybody counts none', async () => {
  const { project } = await createProject({ name: 'Empty' })
  expect((await send(waitlist.count, { params: { id: project.id } })).data.count).toBe(0)
})
