import { beforeAll, describe, expect, test } from 'vitest'
import { overview } from '@/lib/contract/overview'
import { db } from '@/lib/db'
import { expectRefusal, send } from '@/tests/support/api'
import { DAY, HOUR, SECOND } from '@/tests/support/at'
import { keepWishes, newProject, type Project } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const of = async ({ id, key }: Project, query: { days?: string } = {}) =>
  (await send(overview.get, { key, query: { project_id: id, ...query } })).data

/** Noon, so many UTC days ago. */
const noon = (daysAgo: number) => new Date(Math.floor(Date.now() / DAY) * DAY - daysAgo * DAY + 12 * HOUR)
const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)

let number = 0
const keepRequest = ({ id: project_id }: Project, fields: object = {}) =>
  db.support_request.create({
    data: { project_id, number: ++number, subject: `Case ${number}`, description: 'Help', ...fields },
  })

describe('GET /api/v1/overview', () => {
  test('200: nothing needs anybody in a new project, and every day is there', async () => {
    const { needs, days, steps } = await of(await newProject())
    expect(needs).toEqual({
      unread: 0,
      unassigned: 0,
      waiting_longest: null,
      drafts: 0,
      wishes_to_approve: 0,
      spam: 0,
      failed_letters: 0,
      failing_webhooks: 0,
    })
    expect(days).toHaveLength(30)
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 30 }, (_, n) => dateOf(noon(29 - n))))
    expect(
      new Set(days.flatMap(({ date: _, median_first_reply_seconds, ...numbers }) => Object.values(numbers))),
    ).toEqual(new Set([0]))
    expect(steps).toEqual({ form: false, article: false, looks: false, api_key: true, member: false, heard: false })
  })

  test('200: the request that has waited longest is the one whose customer wrote first, and none that waits for them', async () => {
    const own = await newProject()
    await keepRequest(own, { created_at: noon(9), last_message_at: noon(1), status: 'open' })
    const first = await keepRequest(own, { created_at: noon(3), status: 'in_progress', user_name: 'Ana' })
    await keepRequest(own, { created_at: noon(20), status: 'waiting_on_customer' })
    await keepRequest(own, { created_at: noon(21), status: 'closed', is_unread: false })
    const { needs } = await of(own)
    expect(needs.waiting_longest).toEqual({
      id: first.id,
      number: first.number,
      subject: first.subject,
      status: 'in_progress',
      user_name: 'Ana',
      user_email: null,
      waiting_since: noon(3).toISOString(),
    })
    expect([needs.unread, needs.unassigned]).toEqual([3, 2])
  })

  test('200: what somebody took is not unassigned, what somebody read is not unread', async () => {
    const own = await newProject()
    const member = await newMember(own)
    await keepRequest(own, { assignee_id: member.user_id, is_unread: false })
    await keepRequest(own, { is_unread: false })
    const { needs } = await of(own)
    expect([needs.unread, needs.unassigned]).toEqual([0, 1])
  })

  test('200: drafts that are ready, hidden new wishes, failing webhooks, failed letters and spam of these days', async () => {
    const own = await newProject()
    const project_id = own.id
    const [ready, pending] = [await keepRequest(own), await keepRequest(own)]
    await db.support_ai_draft.createMany({
      data: [
        { project_id, support_request_id: ready.id, state: 'ready' },
        { project_id, support_request_id: pending.id, state: 'pending' },
      ],
    })
    await keepWishes(own, {
      waits: { is_approved: false },
      hidden: { is_approved: false, status: 'declined' },
      shown: {},
    })
    const webhook = { project_id, url: 'https://example.com', types: ['*'], secret: 'sealed' }
    await db.webhook.createMany({
      data: [
        webhook,
        { ...webhook, failing_since: noon(1) },
        { ...webhook, enabled: false, disabled_at: noon(2) },
        { ...webhook, enabled: false },
      ],
    })
    const letter = { project_id, kind: 'support_reply', from: 'a@example.com', subject: 'Hi', text: '', html: '' }
    await db.letter.createMany({
      data: [
        { ...letter, state: 'failed', created_at: noon(2) },
        { ...letter, state: 'failed', created_at: noon(40) },
        { ...letter, state: 'sent', created_at: noon(2) },
      ],
    })
    const submission = { project_id, form_id: 'contact', form_version: 1, data: {}, is_spam: true }
    await db.form_submission.createMany({
      data: [submission, { ...submission, is_spam: false }, { ...submission, submitted_at: noon(40) }],
    })
    const { needs } = await of(own)
    expect(needs).toMatchObject({
      drafts: 1,
      wishes_to_approve: 1,
      failing_webhooks: 2,
      failed_letters: 1,
      spam: 1,
    })
  })

  test('200: each thing counts on its UTC day, to the last millisecond of it', async () => {
    const own = await newProject()
    const midnight = new Date(noon(2).getTime() - 12 * HOUR)
    await keepRequest(own, { created_at: midnight })
    await keepRequest(own, { created_at: new Date(midnight.getTime() - 1) })
    await keepRequest(own, { created_at: noon(8), status: 'resolved', resolved_at: noon(2) })
    await keepRequest(own, { created_at: noon(31) })
    const { waited } = await keepWishes(own, { waited: { created_at: noon(2) } })
    await db.vote.create({
      data: {
        project_id: own.id,
        wish_id: waited ?? '',
        origin_wish_id: waited ?? '',
        voter_key: 'f:1',
        created_at: noon(1),
      },
    })
    const { days } = await of(own)
    const day = (daysAgo: number) => days.find(({ date }) => date === dateOf(noon(daysAgo)))
    expect(day(2)).toMatchObject({ requests: 1, resolved: 1, wishes: 1, votes: 0 })
    expect(day(3)).toMatchObject({ requests: 1, resolved: 0 })
    expect(day(8)).toMatchObject({ requests: 1 })
    expect(day(1)).toMatchObject({ votes: 1 })
    expect(days.reduce((sum, { requests }) => sum + requests, 0)).toBe(3)
  })

  test('200: half of a day’s answered requests were answered within the median', async () => {
    const own = await newProject()
    for (const seconds of [60, 600, 6_000])
      await keepRequest(own, { created_at: noon(1), first_replied_at: new Date(noon(1).getTime() + seconds * SECOND) })
    await keepRequest(own, { created_at: noon(1) })
    const { days } = await of(own)
    expect(days.at(-2)?.median_first_reply_seconds).toBe(600)
    expect(days.at(-1)?.median_first_reply_seconds).toBeNull()
  })

  test('200: as many days as asked for, the last one today', async () => {
    const { days } = await of(project, { days: '7' })
    expect(days).toHaveLength(7)
    expect(days.at(-1)?.date).toBe(dateOf(noon(0)))
  })

  test('200: steps tick themselves off', async () => {
    const own = await newProject()
    const [first] = [await newMember(own), await newMember(own)]
    await keepWishes(own, { one: {} })
    await db.project.update({ where: { id: own.id }, data: { customization: { tagline: 'Hello' } } })
    const { data } = await send(overview.get, { member: first, query: { project_id: own.id } })
    expect(data.steps).toMatchObject({ member: true, heard: true, looks: true, form: false })
  })

  test('200: for whoever may only read; nothing of another project', async () => {
    const [own, other] = [await newProject(), await newProject()]
    await keepRequest(other)
    const viewer = await newMember(own, 'viewer')
    const seen = await send(overview.get, { member: viewer, query: { project_id: own.id } })
    expect(seen.data.needs.unread).toBe(0)
    expectRefusal(await send(overview.get, { member: viewer, query: { project_id: other.id } }), 'NOT_FOUND')
    expectRefusal(await send(overview.get, { key: own.key, query: { project_id: other.id } }), 'FORBIDDEN')
  })

  test('401: whose session has ended', async () => {
    const { user_id, cookie } = await newMember(await newProject())
    await db.team_session.deleteMany({ where: { user_id } })
    expectRefusal(await send(overview.get, { member: { cookie }, query: { project_id: project.id } }), 'UNAUTHORIZED')
  })

  test.each(['0', '91', '-1', 'x', '1.5'])('400: %s days', async (days) => {
    const query = { project_id: project.id, days }
    expectRefusal(await send(overview.get, { key: project.key, query }), 'VALIDATION_ERROR', 'days')
  })
})
