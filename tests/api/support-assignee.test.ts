import { beforeAll, describe, expect, test } from 'vitest'
import { supportDesk } from '@/lib/contract/support-desk'
import { db } from '@/lib/db'
import { newRequest } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { later, SECOND } from '@/tests/support/at'
import { audited } from '@/tests/support/audit'
import { atDesk, change, listed, note, readAs, reply, write } from '@/tests/support/desk'
import { newProject, nobody, type Project } from '@/tests/support/seeds'
import { newMember, type TeamMember } from '@/tests/support/team'

let project: Project
let ana: TeamMember
let bo: TeamMember
beforeAll(async () => {
  project = await newProject()
  ana = await newMember(project, 'admin', 'Ana Admin')
  bo = await newMember(project, 'agent', 'Bo Berg')
})

const as = ({ cookie }: TeamMember, id: string, body: object) =>
  send(supportDesk.update, { member: { cookie }, params: { id }, body })

describe('PATCH /api/v1/support-requests/{id} with assignee_id', () => {
  test('200: who has taken it stands in the record, the history and the audit log; customers see no change', async () => {
    const made = await newRequest(project)
    const before = (await readAs(made)).data
    const { data } = await later(SECOND, () => as(bo, made.id, { assignee_id: bo.user_id }))
    const who = { id: bo.user_id, name: 'Bo Berg' }
    expect(data).toMatchObject({ assignee: who, version: 2, status: 'new', updated_at: made.updated_at })
    expect(data.history.at(-1)).toMatchObject({ actor_name: 'Bo Berg', changes: { assignee: [null, who] } })
    expect((await readAs(made)).data).toEqual(before)
    const [logged] = (await audited(project, { record_id: made.id })).data
    expect(logged).toMatchObject({
      actor: { type: 'member', name: 'Bo Berg' },
      before: { assignee_id: null },
      after: { assignee_id: bo.user_id },
    })

    const given = (await as(ana, made.id, { assignee_id: null })).data
    expect([given.assignee, given.version]).toEqual([null, 3])
  })

  test('409: two who take it at once with the same version: one has it', async () => {
    const { id } = await newRequest(project)
    const answers = await Promise.all([ana, bo].map((each) => as(each, id, { assignee_id: each.user_id, version: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.data.assignee
    expect(answers.find(({ status }) => status === 409)?.error.current).toMatchObject({ assignee: won })
  })

  test('400: somebody of another team, nobody', async () => {
    const stranger = await newMember(await newProject())
    const { id } = await newRequest(project)
    for (const assignee_id of [stranger.user_id, nobody, 'x'])
      expectRefusal(await change(project, id, { assignee_id }), 'VALIDATION_ERROR', 'assignee_id')
    expect((await atDesk(project, id)).assignee).toBeNull()
  })

  test('who leaves the team has none of its requests any more', async () => {
    const gone = await newMember(project)
    const { id } = await newRequest(project)
    await change(project, id, { assignee_id: gone.user_id })
    await db.member.delete({ where: { id: gone.member_id } })
    expect(await atDesk(project, id)).toMatchObject({ assignee: null, version: 3 })
  })
})

describe('is_unread and first_replied_at', () => {
  const state = async (id: string) => {
    const { is_unread, first_replied_at, version } = await atDesk(project, id)
    return [is_unread, first_replied_at, version]
  }

  test('a request is unread until somebody looks; a customer’s words make it so again, the team’s do not', async () => {
    const made = await newRequest(project)
    expect(await state(made.id)).toEqual([true, null, 1])
    await change(project, made.id, { is_unread: false })
    expect(await state(made.id)).toEqual([false, null, 1])
    await write(made)
    expect(await state(made.id)).toEqual([true, null, 2])
    await note(project, made.id)
    expect(await state(made.id)).toEqual([false, null, 2])
    await write(made)
    const first = (await reply(project, made.id)).data.created_at
    expect(await state(made.id)).toEqual([false, first, 4])
    await write(made)
    await later(SECOND, () => reply(project, made.id))
    expect(await state(made.id)).toEqual([false, first, 6])
    await change(project, made.id, { is_unread: true })
    expect(await state(made.id)).toEqual([true, first, 6])
    await change(project, made.id, { status: 'resolved' })
    expect((await state(made.id))[0]).toBe(false)
  })

  test('reading and unreading is neither in the history nor in the audit log, and moves nothing in the list', async () => {
    const made = await newRequest(project)
    const { history } = await atDesk(project, made.id)
    const { data } = await later(SECOND, () => as(bo, made.id, { is_unread: false }))
    expect([data.history, data.updated_at, data.version]).toEqual([history, made.updated_at, 1])
    expect((await audited(project, { record_id: made.id })).data).toEqual([])
  })
})

test('what a member writes has their name, whatever they call themselves', async () => {
  const { id } = await newRequest(project)
  const said = (body: object) =>
    send(supportDesk.addMessage, { member: { cookie: bo.cookie }, params: { id }, body: { content: 'Hello', ...body } })
  expect((await said({})).data.author_name).toBe('Bo Berg')
  expect((await said({ author_name: 'The boss', is_internal: true })).data.author_name).toBe('Bo Berg')
  const { history } = await atDesk(project, id)
  expect(history.slice(-2).map(({ actor_name }) => actor_name)).toEqual(['Bo Berg', 'Bo Berg'])
})

describe('GET /api/v1/support-requests', () => {
  let desk: Project
  let cleo: TeamMember
  const ids: string[] = []
  beforeAll(async () => {
    desk = await newProject()
    cleo = await newMember(desk, 'viewer', 'Cleo')
    for (let n = 0; n < 4; n += 1) ids.push((await later(n * SECOND, () => newRequest(desk))).id)
    const [, second = '', third = '', fourth = ''] = ids
    await change(desk, second, { assignee_id: cleo.user_id, is_unread: false })
    await change(desk, third, { assignee_id: cleo.user_id })
    await later(9 * SECOND, () => change(desk, fourth, { status: 'resolved' }))
  })

  const found = async (query: { [name: string]: string }) => {
    const { data, body } = await send(supportDesk.list, {
      member: { cookie: cleo.cookie },
      query: { project_id: desk.id, ...query },
    })
    expect(body.total).toBe(data.length)
    return data.map(({ id }) => ids.indexOf(id))
  }

  test.each<[{ [name: string]: string }, number[]]>([
    [{ assignee: 'me' }, [2, 1]],
    [{ assignee: 'none' }, [3, 0]],
    [{ assignee: 'none', status: 'unresolved' }, [0]],
    [{ unread: 'true' }, [2, 0]],
    [{ unread: 'false' }, [3, 1]],
    [{ unread: 'true', assignee: 'me', sort_order: 'asc' }, [2]],
    [{ assignee: 'me', search: '#2' }, [1]],
    [{ assignee: 'me', search: 'password' }, [2, 1]],
    [{ assignee: nobody }, []],
  ])('200: %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test('200: a key names a member by id; rows tell who has them', async () => {
    const { data } = await listed(desk, { assignee: cleo.user_id })
    expect(data.map(({ assignee, is_unread }) => [assignee?.name, is_unread])).toEqual([
      ['Cleo', true],
      ['Cleo', false],
    ])
  })

  test('400: `me` of a key, who is nobody', async () => {
    const refused = [
      ['assignee', 'me'],
      ['assignee', 'x'],
      ['unread', 'x'],
    ] as const
    for (const [name, value] of refused) expectRefusal(await listed(desk, { [name]: value }), 'VALIDATION_ERROR', name)
  })

  test('403: a viewer takes nothing and marks nothing', async () => {
    expectRefusal(await as(cleo, ids[0] ?? '', { is_unread: false }), 'FORBIDDEN')
  })
})
