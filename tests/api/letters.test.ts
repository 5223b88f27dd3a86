import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { letters } from '@/lib/contract/letters'
import { db } from '@/lib/db'
import { lettersWanted } from '@/lib/domain/notices/letters-wanted'
import { unsubscribeToken } from '@/lib/domain/notices/unsubscribe-token'
import { seal } from '@/lib/secret'
import { expectRefusal, newAddress, type Sent, send } from '@/tests/support/api'
import { changeWish, noticeLetters, tokenIn, votedBy, workNotices } from '@/tests/support/notices'
import { newProject, type Project } from '@/tests/support/seeds'

let project: Project
let token: string
beforeAll(async () => {
  project = await newProject()
})
beforeEach(async () => {
  await db.letter_optout.deleteMany({ where: { project_id: project.id } })
  token = await unsubscribeToken({ project_id: project.id, email_key: 'ana@example.com' })
})

const wanted = ({ id }: { id: string } = project) => lettersWanted(id, 'ana@example.com')
const unsubscribe = (sent: Sent = {}) => send(letters.unsubscribe, { query: { token }, ...sent })
const resubscribe = (sent: Sent = {}) => send(letters.resubscribe, { query: { token }, ...sent })

describe('POST /portal/letters/unsubscribe', () => {
  test('200: stops the letters of this project to this address, and answers it', async () => {
    const other = await newProject()
    const { status, data } = await unsubscribe()
    expect([status, data]).toEqual([200, { email: 'ana@example.com', letters: false }])
    expect([await wanted(), await wanted(other)]).toEqual([false, true])
  })

  test('200: again changes nothing', async () => {
    await unsubscribe()
    expect((await unsubscribe()).data.letters).toBe(false)
    expect(await db.letter_optout.count({ where: { project_id: project.id } })).toBe(1)
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form of parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['what is no JSON', 'application/json', 'List-Unsubscribe=One-Click'],
    ['no type', '', 'List-Unsubscribe=One-Click'],
  ])('200: by one click of a mail program that sends %s (RFC 8058)', async (_what, type, raw) => {
    const { status } = await unsubscribe({ raw, headers: type ? { 'Content-Type': type } : {} })
    expect([status, await wanted()]).toEqual([200, false])
  })

  test('200: by the link of the letter’s header, without anything else', async () => {
    const voted = await votedBy(project, 'zoe@example.com')
    await changeWish(project, voted, { status: 'planned' })
    await workNotices(project)
    const [letter] = await noticeLetters(project)
    const headers = letter?.headers as { [name: string]: string }
    const link = /^<(http[^>]+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const { origin, pathname, searchParams } = new URL(link)
    expect([origin, pathname]).toEqual(['http://localhost:3000', letters.unsubscribe.path])
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const { data } = await unsubscribe({ query: Object.fromEntries(searchParams) })
    expect(data).toEqual({ email: 'zoe@example.com', letters: false })
    expect(searchParams.get('token')).toBe(tokenIn(letter ?? { text: '' }))
  })

  test('200: of a project that is gone, it changes nothing', async () => {
    const gone = await newProject()
    token = await unsubscribeToken({ project_id: gone.id, email_key: 'ana@example.com' })
    await db.project.delete({ where: { id: gone.id } })
    expect((await unsubscribe()).status).toBe(200)
  })

  test('400: without a token', async () => {
    expectRefusal(await unsubscribe({ query: {} }), 'VALIDATION_ERROR', 'token')
  })

  test('401: a token that was changed, made up, or sealed for something else', async () => {
    const said = JSON.stringify([project.id, 'ana@example.com'])
    for (const bad of [`${token}x`, token.slice(0, -3), 'nothing', await seal('letter', said)])
      expectRefusal(await unsubscribe({ query: { token: bad } }), 'UNAUTHORIZED')
    expect(await wanted()).toBe(true)
  })
})

test('429: a bad token counts tenfold, whether it stops letters or takes that back, and a good one goes on', async () => {
  const bad = { query: { token: 'nothing' }, from: newAddress() }
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) statuses.push((await (n % 2 ? resubscribe : unsubscribe)(bad)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  expect((await unsubscribe({ from: bad.from })).status).toBe(200)
})

describe('DELETE /portal/letters/unsubscribe', () => {
  test('200: takes it back; again changes nothing', async () => {
    await unsubscribe()
    for (const _ of [1, 2]) expect((await resubscribe()).body).toEqual({ success: true })
    expect(await wanted()).toBe(true)
  })

  test('401: a bad token', async () => {
    await unsubscribe()
    expectRefusal(await resubscribe({ query: { token: 'nothing' } }), 'UNAUTHORIZED')
    expect(await wanted()).toBe(false)
  })
})
