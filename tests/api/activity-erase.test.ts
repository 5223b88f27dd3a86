import { beforeAll, describe, expect, test } from 'vitest'
import { activity } from '@/lib/contract/activity'
import { projectData } from '@/lib/contract/project-data'
import { supportRequests } from '@/lib/contract/support-requests'
import { waitlist } from '@/lib/contract/waitlist'
import { db } from '@/lib/db'
import { setLettersWanted } from '@/lib/domain/notices/set-letters-wanted'
import { ana as asked, loginLetters, newLogin, newSession, workLogins } from '@/tests/support/access'
import { livelyPerson } from '@/tests/support/activity'
import { expectRefusal, type Sent, send } from '@/tests/support/api'
import { expectTrueCounts } from '@/tests/support/counts'
import { dump } from '@/tests/support/dump'
import { newEndUser } from '@/tests/support/end-users'
import { inDataFolder, objects, upload } from '@/tests/support/files'
import { newContactForm, submit } from '@/tests/support/forms'
import { emptyQueues } from '@/tests/support/mail'
import { activate, deactivate, keepLicence, refresh, saidBy, seatsOf } from '@/tests/support/seats'
import { newProject, type Project, wishNow } from '@/tests/support/seeds'
import { newWebhook } from '@/tests/support/webhooks'

inDataFolder()

const signedIn = async (of: Project, email: string): Promise<Sent> => ({
  headers: { 'X-Session-Token': await newSession(of, email) },
})
const erase = (session: Sent, email: string) => send(activity.erase, { ...session, body: { email } })

const ana = 'Ana@Gone.example'
const words = ['ana@gone.example', 'Anaword Person']

test('of the devices of their licences neither name nor print stays; each keeps its seat and goes on', async () => {
  const project = await newProject()
  const person = await newEndUser(project, { email: ana })
  const licence = await keepLicence(project, { end_user_id: person.id, max_devices: 2 })
  const named = { device_name: 'Anaword’s laptop', platform: 'Anaword OS' }
  const { data: first } = await activate(licence, 'print-of-laptop', named)
  await activate(licence, 'print-of-phone', named)
  await activate(licence, 'print-of-tablet', named)
  await deactivate(licence, 'print-of-phone')
  await activate(licence, 'print-of-tablet', named)
  const seats = await seatsOf(licence)
  expect(seats).toMatchObject({ active_devices: 2, bound: 2 })
  expect(
    (await send(projectData.erase, { key: project.key, params: { id: project.id }, body: { email: ana } })).status,
  ).toBe(200)
  const rows = JSON.stringify(await db.license_activation.findMany({ where: { license_key_id: licence.id } }))
  for (const word of ['print-of', 'Anaword']) expect(rows).not.toContain(word)
  expect(await seatsOf(licence)).toEqual(seats)

  const refreshed = await refresh(licence, 'print-of-laptop')
  expect([refreshed.status, refreshed.data.activation.id]).toEqual([200, first.activation.id])
  expect(saidBy(refreshed.data.token).device).toEqual(saidBy(first.token).device)
  const again = await activate(licence, 'print-of-laptop')
  expect(again.data.activation).toMatchObject({ id: first.activation.id, device_name: null })
  expectRefusal(await activate(licence, 'print-of-another'), 'SEAT_LIMIT_REACHED')
  expect((await deactivate(licence, 'print-of-tablet')).status).toBe(200)
  expect(await seatsOf(licence)).toMatchObject({ active_devices: 1, bound: 1 })
})

describe('DELETE /portal/activity', () => {
  let project: Project
  let anas: Awaited<ReturnType<typeof livelyPerson>>
  let bens: Awaited<ReturnType<typeof livelyPerson>>
  let session: Sent
  let other: Sent

  beforeAll(async () => {
    await emptyQueues()
    project = await newProject()
    const elsewhere = await newProject()
    await newWebhook(project, 'https://example.com/hook')
    anas = await livelyPerson(project, ana, 'Anaword')
    bens = await livelyPerson(project, 'ben@gone.example', 'Benword')
    await livelyPerson(elsewhere, 'cleo@gone.example', 'Cleoword')
    const receiver = { integration: { type: 'webhook', url: 'https://example.com/form' } }
    await submit(await newContactForm(project, receiver), { data: { email: ana, message: 'By form' } })
    await setLettersWanted(project.id, ana.toLowerCase(), false)
    await newLogin(project, ana)
    session = await signedIn(project, ana)
    other = await signedIn(project, ana.toUpperCase())
  })

  test('400: another address than the one that is signed in, and nothing is gone', async () => {
    expectRefusal(await erase(session, 'ben@gone.example'), 'VALIDATION_ERROR', 'email')
    expectRefusal(await send(activity.erase, { ...session, body: {} }), 'VALIDATION_ERROR', 'email')
    expect((await send(activity.get, session)).data.support_requests).toHaveLength(2)
  })

  test('the address and the name are nowhere any more, in no table and no job', async () => {
    const before = (await dump()).toLowerCase()
    for (const word of words) expect(before).toContain(word.toLowerCase())
    expect((await erase(session, ' ANA@gone.example ')).body).toEqual({ success: true })
    const after = (await dump()).toLowerCase().split('\n')
    for (const word of words) expect(after.filter((row) => row.includes(word.toLowerCase()))).toEqual([])
  })

  test('what they wrote on the board stays, without who it was; votes are counted', async () => {
    const wish = await wishNow(project, anas.wish.id)
    expect(wish).toMatchObject({
      title: 'Anaword wish',
      author_name: null,
      author_type: 'anonymous',
      user_metadata: {},
    })
    const comment = await db.comment.findUniqueOrThrow({ where: { id: anas.comment.id } })
    expect(comment).toMatchObject({ content: 'Anaword comment', author_name: null, author_type: 'anonymous' })
    expect((await wishNow(project, anas.voted.id)).vote_count).toBe(1)
    expect(await db.vote.findMany({ where: { wish_id: anas.voted.id }, select: { end_user_id: true } })).toEqual([
      { end_user_id: null },
    ])
  })

  test('the licence works on, and is nobody’s', async () => {
    expect((await activate(anas.licence, 'device of Anaword')).status).toBe(200)
    expect(await db.license_key.findUnique({ where: { id: anas.licence.id } })).toMatchObject({ end_user_id: null })
  })

  test('requests, their files and every way in are gone', async () => {
    const { id, access_token: token } = anas.request
    expectRefusal(await send(supportRequests.get, { params: { id }, query: { token } }), 'UNAUTHORIZED')
    for (const each of [session, other]) expectRefusal(await send(activity.get, each), 'UNAUTHORIZED')
    expectRefusal(await erase(session, ana), 'UNAUTHORIZED')
    const left = await db.file.findMany({ where: { project_id: project.id }, select: { name: true } })
    expect(left).toEqual([{ name: 'Benword.txt' }])
    expect(await objects()).toHaveLength(2)
  })

  test('nothing of anybody else has changed', async () => {
    const { data } = await send(activity.get, await signedIn(project, 'ben@gone.example'))
    expect(data).toMatchObject({ name: 'Benword Person', waitlist: { position: 1 } })
    const { wishes, votes, comments, support_requests, license_keys } = data
    expect([wishes, votes, comments, support_requests, license_keys].map(({ length }) => length)).toEqual([
      3, 1, 1, 2, 1,
    ])
    expect(bens.request.id).toBe(support_requests.find(({ description }) => description === 'Benword asks')?.id)
  })

  test('every count is right', async () => {
    await expectTrueCounts(project.id)
    expect((await send(waitlist.count, { params: { id: project.id } })).data).toEqual({ count: 1 })
    for (const { submission_count, id } of await db.form.findMany({ where: { project_id: project.id } }))
      expect(submission_count).toBe(await db.form_submission.count({ where: { form_key: id } }))
    const tally = await db.form_submission_tally.findMany({
      where: { project_id: project.id },
      select: { count: true },
    })
    expect(tally).toEqual([{ count: 1 }])
  })

  test('the address is unknown from then on: no code is mailed to it', async () => {
    await newLogin(project, ana)
    await workLogins(project)
    expect(await loginLetters(project)).toEqual([])
  })
})

test('a person whom the host app knows keeps that id, with votes and licences, and nothing else', async () => {
  const project = await newProject()
  const { person, licence, voted } = await livelyPerson(project, asked, 'Hostword')
  await db.end_user.update({ where: { id: person.id }, data: { external_id: 'user-42', plan: 'pro' } })
  await erase(await signedIn(project, asked), asked)
  expect(await db.end_user.findUnique({ where: { id: person.id } })).toMatchObject({
    external_id: 'user-42',
    plan: 'pro',
    email: null,
    email_key: null,
    name: null,
    attributes: {},
  })
  expect((await db.license_key.findUnique({ where: { id: licence.id } }))?.end_user_id).toBe(person.id)
  expect((await db.vote.findFirst({ where: { wish_id: voted.id } }))?.end_user_id).toBe(person.id)
})

test('two people with one address are both freed of it; somebody with another stays', async () => {
  const project = await newProject()
  const row = { project_id: project.id, email: asked, email_key: asked, name: 'Shared' }
  await db.end_user.createMany({ data: ['a', 'b'].map((external_id) => ({ ...row, external_id })) })
  const ben = await newEndUser(project, { email: 'ben@example.com', name: 'Ben' })
  await erase(await signedIn(project, asked), asked)
  const left = await db.end_user.findMany({ where: { project_id: project.id }, orderBy: { external_id: 'asc' } })
  expect(left.map(({ external_id, name }) => [external_id, name])).toEqual([
    ['a', null],
    ['b', null],
    [null, ben.name],
  ])
})

test('a file that somebody else was sent too stays', async () => {
  const project = await newProject()
  const file = (await upload(project.id, 'guide.txt', 'for all')).data
  for (const user_email of [asked, 'ben@example.com'])
    await send(supportRequests.create, {
      body: { project_id: project.id, description: 'See the file.', user_email, attachments: [file] },
    })
  await erase(await signedIn(project, asked), asked)
  expect(await db.file.count({ where: { project_id: project.id, linked_at: { not: null } } })).toBe(1)
})
