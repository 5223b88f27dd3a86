import { beforeEach, describe, expect, test } from 'vitest'
import { db, transaction } from '@/lib/db'
import { sweep } from '@/lib/domain/maintenance/sweep'
import { lettersWanted } from '@/lib/domain/notices/letters-wanted'
import { openRound } from '@/lib/domain/notices/open-round'
import { setLettersWanted } from '@/lib/domain/notices/set-letters-wanted'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { startWorker, stopWorker } from '@/lib/jobs/worker'
import { DAY, HOUR, later, SECOND } from '@/tests/support/at'
import { inDataFolder } from '@/tests/support/files'
import { untilWaiting } from '@/tests/support/locks'
import { dropJobs, emptyQueues, hurry, mailThrough, until } from '@/tests/support/mail'
import {
  changeWish,
  keepVote,
  noticeJobs,
  noticeLetters,
  suggestedBy,
  told,
  votedBy,
  workNotices,
} from '@/tests/support/notices'
import { newProject, newVote, newWish, type Project } from '@/tests/support/seeds'

inDataFolder()

let project: Project
beforeEach(async () => {
  project = await newProject()
})

const waiting = () => db.status_notice.findMany({ where: { project_id: project.id, round_id: null } })

describe('a new status is told', () => {
  test('to everybody who voted and has an address, and to who suggested it; to nobody else', async () => {
    const id = await suggestedBy(project, 'author@example.com')
    for (const email of ['ana@example.com', 'zoe@example.com', null]) await keepVote(project, id, { email })
    await newVote(id, 'somebody')
    await votedBy(project, 'elsewhere@example.com')
    await changeWish(project, id, { status: 'planned' })
    await workNotices(project)
    expect(await told(project)).toEqual(['ana@example.com', 'author@example.com', 'zoe@example.com'])
  })

  test('once to an address, whatever its case and however many reasons there are', async () => {
    const id = await suggestedBy(project, 'Ana@Example.com')
    await keepVote(project, id, { email: 'ana@example.COM' })
    await changeWish(project, id, { status: 'planned' })
    await workNotices(project)
    const letters = await noticeLetters(project)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('because you suggested this')
  })

  test('to the address of the person whose wish it is, rather than to the one that was written with it', async () => {
    const person = await db.end_user.create({
      data: { project_id: project.id, email: 'now@example.com', email_key: 'now@example.com' },
    })
    const id = await suggestedBy(project, 'then@example.com', { end_user_id: person.id })
    await changeWish(project, id, { status: 'planned' })
    await workNotices(project)
    expect(await told(project)).toEqual(['now@example.com'])
  })

  test('in one letter about all wishes that somebody follows, and only those', async () => {
    const one = await votedBy(project, 'both@example.com', 'one@example.com')
    const two = await votedBy(project, 'both@example.com', 'two@example.com')
    await changeWish(project, one, { status: 'planned', title: 'Dark mode' })
    await changeWish(project, two, { status: 'completed', title: 'Export' })
    await workNotices(project)
    expect((await noticeLetters(project)).map(({ to, subject }) => [to[0], subject])).toEqual([
      ['both@example.com', 'News about 2 wishes at Acme'],
      ['one@example.com', '“Dark mode” is now planned'],
      ['two@example.com', '“Export” is done'],
    ])
  })

  test('as the last of several that came quickly', async () => {
    const id = await votedBy(project, 'ana@example.com')
    for (const status of ['under_review', 'planned', 'in_progress']) await changeWish(project, id, { status })
    await workNotices(project)
    const letters = await noticeLetters(project)
    expect(letters.map(({ subject }) => subject)).toEqual(['“Dark mode” is now in progress'])
    expect(letters[0]?.text).toContain('Before: New')
  })

  test('again when it changes again', async () => {
    const id = await votedBy(project, 'ana@example.com')
    for (const status of ['planned', 'completed']) {
      await changeWish(project, id, { status })
      await workNotices(project)
    }
    expect(await told(project)).toHaveLength(2)
  })

  test('to the voters and authors of wishes that were merged into it', async () => {
    const into = await votedBy(project, 'ana@example.com')
    const from = await suggestedBy(project, 'author@example.com')
    const further = await suggestedBy(project, 'first@example.com')
    await keepVote(project, from, { email: 'zoe@example.com' })
    await mergeWishes(project.id, further, from)
    await mergeWishes(project.id, from, into)
    await changeWish(project, into, { status: 'planned' })
    await workNotices(project)
    const everybody = ['ana@example.com', 'author@example.com', 'first@example.com', 'zoe@example.com']
    expect(await told(project)).toEqual(everybody)
  })

  test('by the worker, a minute later', async () => {
    await emptyQueues()
    await mailThrough()
    const id = await votedBy(project, 'ana@example.com')
    await changeWish(project, id, { status: 'planned' })
    const [job] = await noticeJobs(project)
    expect(job?.wait).toBeGreaterThan(50)
    expect(job?.wait).toBeLessThanOrEqual(60)
    await startWorker()
    try {
      await hurry()
      await until(async () => (await noticeLetters(project))[0]?.state === 'sent')
    } finally {
      await stopWorker()
    }
  })
})

test('letters that somebody waits for go before these', async () => {
  const id = await votedBy(project, 'ana@example.com')
  await changeWish(project, id, { status: 'planned' })
  await workNotices(project)
  const [letter] = await noticeLetters(project)
  const jobs = await db.$queryRaw`
    SELECT priority FROM pgboss.job WHERE name = 'send_letter' AND data ->> 'letter_id' = ${letter?.id}`
  expect(jobs).toEqual([{ priority: -1 }])
})

describe('nothing is told', () => {
  test('of a change that came back to where it was', async () => {
    const id = await votedBy(project, 'ana@example.com')
    await changeWish(project, id, { status: 'planned' })
    await changeWish(project, id, { status: 'pending' })
    await workNotices(project)
    expect([await told(project), await waiting()]).toEqual([[], []])
    await changeWish(project, id, { status: 'planned' })
    await workNotices(project)
    expect(await told(project)).toEqual(['ana@example.com'])
  })

  test('of a change of anything else', async () => {
    const id = await votedBy(project, 'ana@example.com')
    await changeWish(project, id, { title: 'Night mode', status: 'pending' })
    expect([await waiting(), await noticeJobs(project)]).toEqual([[], []])
  })

  test('of a wish that was hidden, merged or deleted meanwhile', async () => {
    const [hidden, merged, gone] = [
      await votedBy(project, 'ana@example.com'),
      await votedBy(project, 'zoe@example.com'),
      await votedBy(project, 'bo@example.com'),
    ]
    for (const id of [hidden, merged, gone]) await changeWish(project, id, { status: 'planned' })
    await changeWish(project, hidden, { is_approved: false })
    await mergeWishes(project.id, merged, (await newWish(project)).id)
    await db.wish.delete({ where: { id: gone } })
    await workNotices(project)
    expect([await told(project), await waiting()]).toEqual([[], []])
  })

  test('where the team says not to; what waits of that wish is not told either, because it is not so any more', async () => {
    const [quiet, moved, other] = [
      await votedBy(project, 'ana@example.com'),
      await votedBy(project, 'ana@example.com'),
      await votedBy(project, 'zoe@example.com'),
    ]
    await changeWish(project, quiet, { status: 'planned', notify: false })
    expect(await waiting()).toEqual([])
    await changeWish(project, moved, { status: 'planned' })
    await changeWish(project, other, { status: 'planned' })
    await changeWish(project, moved, { status: 'completed', notify: false })
    await workNotices(project)
    expect(await told(project)).toEqual(['zoe@example.com'])
  })

  test('of what is not so any more by the time a letter is written', async () => {
    const [moved, still] = [await votedBy(project, 'ana@example.com'), await votedBy(project, 'ana@example.com')]
    for (const id of [moved, still]) await changeWish(project, id, { status: 'planned' })
    await openRound(project.id, null)
    await changeWish(project, moved, { status: 'completed', notify: false })
    await changeWish(project, still, { title: 'Still so' })
    await workNotices(project)
    expect((await noticeLetters(project)).map(({ subject }) => subject)).toEqual(['“Still so” is now planned'])
  })

  test('to who unsubscribed, until they want letters again; other projects go on', async () => {
    const other = await newProject()
    await setLettersWanted(project.id, 'ana@example.com', false)
    await setLettersWanted(project.id, 'ana@example.com', false)
    expect(await lettersWanted(project.id, 'ana@example.com')).toBe(false)
    expect(await lettersWanted(other.id, 'ana@example.com')).toBe(true)
    const [id, elsewhere] = [await suggestedBy(project, 'Ana@Example.com'), await votedBy(other, 'ana@example.com')]
    await keepVote(project, id, { email: 'ana@example.com' })
    await changeWish(project, id, { status: 'planned' })
    await changeWish(other, elsewhere, { status: 'planned' })
    await workNotices(project)
    await workNotices(other)
    expect([await told(project), await told(other)]).toEqual([[], ['ana@example.com']])

    await setLettersWanted(project.id, 'ana@example.com', true)
    await changeWish(project, id, { status: 'completed' })
    await workNotices(project)
    expect(await told(project)).toEqual(['Ana@Example.com'])
  })
})

describe('whoever unsubscribes', () => {
  const waiting = () =>
    db.letter.findMany({ where: { project_id: project.id, state: 'pending' }, orderBy: { to: 'asc' } })

  test('gets none that is written already and not sent; other letters and other people’s go out', async () => {
    const id = await votedBy(project, 'Ana@example.com', 'zoe@example.com')
    await changeWish(project, id, { status: 'planned' })
    await workNotices(project)
    const { from = '' } = (await waiting())[0] ?? {}
    const letter = { project_id: project.id, to: ['ana@example.com'], from, subject: 'Hello', text: '', html: '' }
    await db.letter.create({ data: { ...letter, kind: 'support_reply' } })
    await db.letter.create({ data: { ...letter, kind: 'wish_status', state: 'sent' } })

    await setLettersWanted(project.id, 'ana@example.com', false)
    expect((await waiting()).map(({ kind, to }) => [kind, ...to])).toEqual([
      ['support_reply', 'ana@example.com'],
      ['wish_status', 'zoe@example.com'],
    ])
    expect(await told(project)).toEqual(['ana@example.com', 'zoe@example.com'])
  })

  test('while letters are being written gets none either', async () => {
    const emails = Array.from({ length: 30 }, (_, n) => `reader-${n}@example.com`)
    const id = await votedBy(project, ...emails)
    await changeWish(project, id, { status: 'planned' })
    const leaving = emails.filter((_, n) => n % 2 === 0)
    await Promise.all([workNotices(project), ...leaving.map((email) => setLettersWanted(project.id, email, false))])
    const staying = emails.filter((_, n) => n % 2 === 1)
    expect((await waiting()).flatMap(({ to }) => to).toSorted()).toEqual(staying.toSorted())
  })

  test('between a look at who follows and the letters gets none', async () => {
    const id = await votedBy(project, 'ana@example.com', 'zoe@example.com')
    await changeWish(project, id, { status: 'planned' })
    const [said, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const leaving = transaction(async () => {
      await setLettersWanted(project.id, 'ana@example.com', false)
      said.resolve()
      await done.promise
    })
    await said.promise
    const work = workNotices(project)
    await untilWaiting()
    done.resolve()
    await Promise.all([leaving, work])
    expect(await told(project)).toEqual(['zoe@example.com'])
  })
})

describe('letters wait', () => {
  test('until nothing has moved for a minute: the job of the last change writes one letter about all', async () => {
    const [one, two] = [await votedBy(project, 'ana@example.com'), await votedBy(project, 'ana@example.com')]
    await changeWish(project, one, { status: 'planned' })
    await later(30 * SECOND, () => changeWish(project, two, { status: 'planned' }))
    const [first, second] = await noticeJobs(project)
    await dropAllBut(first?.id)
    await later(60 * SECOND, () => workNotices(project))
    expect(await told(project)).toEqual([])
    await db.$executeRaw`INSERT INTO pgboss.job (name, data) VALUES ('tell_followers', ${JSON.stringify(second?.data)}::jsonb)`
    await later(90 * SECOND, () => workNotices(project))
    expect(await told(project)).toEqual(['ana@example.com'])
  })

  test('ten minutes at most', async () => {
    const [one, two] = [await votedBy(project, 'ana@example.com'), await votedBy(project, 'ana@example.com')]
    await changeWish(project, one, { status: 'planned' })
    const [first] = await noticeJobs(project)
    await later(590 * SECOND, () => changeWish(project, two, { status: 'planned' }))
    await dropAllBut(first?.id)
    await later(601 * SECOND, () => workNotices(project))
    expect(await told(project)).toEqual(['ana@example.com'])
  })
})

describe('the sweep', () => {
  const keptIn = () => db.notice_round.count({ where: { project_id: project.id } })

  test('gives what has lost its job a new one after an hour', async () => {
    const id = await votedBy(project, 'ana@example.com')
    await changeWish(project, id, { status: 'planned' })
    await dropJobs()
    await sweep()
    expect(await noticeJobs(project)).toEqual([])
    await later(HOUR + SECOND, sweep)
    await later(HOUR + SECOND, sweep)
    expect(await noticeJobs(project)).toHaveLength(1)
    await workNotices(project)
    expect(await told(project)).toEqual(['ana@example.com'])
    await later(2 * HOUR, sweep)
    expect(await noticeJobs(project)).toEqual([])
  })

  test('gives a round that was left open a new job', async () => {
    const id = await votedBy(project, 'ana@example.com')
    await changeWish(project, id, { status: 'planned' })
    await dropJobs()
    const round = await db.notice_round.create({ data: { project_id: project.id } })
    await db.status_notice.updateMany({ where: { wish_id: id }, data: { round_id: round.id } })
    await later(HOUR + SECOND, sweep)
    await workNotices(project)
    expect(await told(project)).toEqual(['ana@example.com'])
  })

  test('deletes rounds of more than 30 days ago', async () => {
    const id = await votedBy(project, 'ana@example.com')
    await changeWish(project, id, { status: 'planned' })
    await workNotices(project)
    await later(30 * DAY - HOUR, sweep)
    expect(await keptIn()).toBe(1)
    await later(30 * DAY + HOUR, sweep)
    expect([await keptIn(), await db.status_notice.count({ where: { project_id: project.id } })]).toEqual([0, 0])
  })
})

const dropAllBut = (id = '') =>
  db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'tell_followers' AND id <> ${id}::uuid`
