import { beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@/lib/caller'
import { db } from '@/lib/db'
import { eraseActivity } from '@/lib/domain/activity/erase-activity'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { findProof } from '@/lib/domain/support/access/find-proof'
import { ana, keepLogin, newRequest, newSession, verify } from '@/tests/support/access'
import { livelyPerson } from '@/tests/support/activity'
import { expectTrueCounts } from '@/tests/support/counts'
import { change, reply, write } from '@/tests/support/desk'
import { inDataFolder } from '@/tests/support/files'
import { hold, untilWaiting } from '@/tests/support/locks'
import { newComment, newProject, newVote, type Project } from '@/tests/support/seeds'

inDataFolder()

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const signedIn = async (email: string, of: Project = project) => {
  const proof = await findProof(await newSession(of, email))
  return { kind: 'visitor', address: '::1', user_agent: '', request_id: '', proof } as SignedIn
}

const leftOf = async (email_key: string) => ({
  requests: await db.support_request.count({ where: { project_id: project.id, email_key } }),
  people: await db.end_user.count({ where: { project_id: project.id, email_key } }),
  messages: await db.support_message.count({ where: { project_id: project.id, author_email: email_key } }),
  sessions: await db.support_session.count({ where: { project_id: project.id, email_key } }),
})
const nothing = { requests: 0, people: 0, messages: 0, sessions: 0 }

test('whoever writes, answers, votes, comments or signs in while somebody is erased is done with before or after', async () => {
  for (let round = 0; round < 4; round += 1) {
    const email = `race-${round}@example.com`
    const { request, wish, voted } = await livelyPerson(project, email, `Race${round}`)
    await keepLogin(project, email, '123456')
    const session = await signedIn(email)
    const [erased, ...others] = await Promise.allSettled([
      eraseActivity(session, email),
      write(request, { content: 'One more thing.' }),
      reply(project, request.id, { content: 'We have found it.' }),
      change(project, request.id, { status: 'resolved' }),
      verify(project, '123456', email),
      newVote(wish.id, `device-${round}`),
      newComment(voted.id, { content: 'Me too.' }),
      recogniseEndUser(project.id, { email: 'somebody@example.com', name: 'Somebody' }),
    ])
    expect(erased.status).toBe('fulfilled')
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'))
    expect(await leftOf(email)).toMatchObject({ ...nothing, sessions: expect.any(Number) })
  }
  await expectTrueCounts(project.id)
}, 60_000)

test('two erasures of one person at once both succeed, and once it is done it does nothing', async () => {
  const email = 'twice@example.com'
  await livelyPerson(project, email, 'Twice')
  const session = await signedIn(email)
  await Promise.all([eraseActivity(session, email), eraseActivity(session, email)])
  expect(await leftOf(email)).toEqual(nothing)
  await eraseActivity(session, email)
  await expectTrueCounts(project.id)
})

test('two people who voted, commented and wished on the same board are erased at once', async () => {
  const people = ['one@example.com', 'two@example.com', 'three@example.com']
  const lively = []
  for (const email of people) lively.push(await livelyPerson(project, email, email.replace('@example.com', '')))
  for (const { voted } of lively)
    for (const author_email of people) await newComment(voted.id, { content: 'Mine too.', author_email })
  const sessions = await Promise.all(people.map((email) => signedIn(email)))
  await Promise.all(sessions.map((session, n) => eraseActivity(session, people[n] ?? '')))
  for (const email of people) expect(await leftOf(email)).toEqual(nothing)
  await expectTrueCounts(project.id)
})

test('a message that waits for the erasure finds no request any more', async () => {
  const email = ana
  const { wish, request } = await livelyPerson(project, email, 'Waiting')
  const other = await newRequest(project, { user_email: 'ben@example.com' })
  const session = await signedIn(email)
  const held = await hold('wish', wish.id)
  const erasing = eraseActivity(session, email)
  await untilWaiting(1)
  await held.release()
  await erasing
  const late = await write(request)
  expect(late.status).toBe(401)
  expect((await write(other)).status).toBe(201)
  expect(await leftOf(email)).toEqual(nothing)
})

test('where something fails in between, nothing is gone', async () => {
  const email = 'whole@example.com'
  const { request, file } = await livelyPerson(project, email, 'Whole')
  const session = await signedIn(email)
  await db.$executeRaw`CREATE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'fails'; END $$`
  await db.$executeRaw`CREATE TRIGGER fail_here BEFORE DELETE ON support_session FOR EACH ROW EXECUTE FUNCTION fail_here()`
  try {
    await expect(eraseActivity(session, email)).rejects.toThrow()
  } finally {
    await db.$executeRaw`DROP FUNCTION fail_here CASCADE`
  }
  expect((await write(request)).status).toBe(201)
  expect(await db.file.count({ where: { project_id: project.id, name: file.name, linked_at: { not: null } } })).toBe(1)
})
