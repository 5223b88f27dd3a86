import { expect, test } from 'vitest'
import { db } from '@/lib/db'
import { recount } from '@/lib/domain/maintenance/recount'
import { addCustomerMessage } from '@/lib/domain/support/conversation/add-customer-message'
import { newRequest } from '@/tests/support/access'
import { atDesk, change, link, note, readAs, reply, unlink, write } from '@/tests/support/desk'
import { newProject, newWish, wishNow } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

/** The requests of a project by kind, counted. */
const counted = (project_id: string) => db.$queryRaw`
  SELECT status, priority, coalesce(category::text, 'none') AS category, coalesce(assignee_id::text, 'none') AS assignee, is_unread,
    count(*)::int AS count
  FROM support_request WHERE project_id = ${project_id}::uuid GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`
const tallied = (project_id: string) => db.$queryRaw`
  SELECT status, priority, category, assignee, is_unread, count FROM support_tally
  WHERE project_id = ${project_id}::uuid AND count <> 0 ORDER BY 1, 2, 3, 4, 5`

test('30 messages of a customer at once are all kept and counted, in one order for everybody', async () => {
  const project = await newProject()
  const made = await newRequest(project)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      addCustomerMessage({ request_id: made.id, project_id: project.id, content: `Message ${n}` }),
    ),
  )
  const { data } = await readAs(made)
  expect(data).toMatchObject({ message_count: 30, status: 'new' })
  expect(data.messages.map(({ id }) => id).sort()).toEqual(answers.map(({ id }) => id).sort())
  expect(data.last_message_at).toBe(data.messages.at(-1)?.created_at)
  const desk = await atDesk(project, made.id)
  expect(desk.version).toBe(31)
  expect(desk.messages.map(({ id }) => id)).toEqual(data.messages.map(({ id }) => id))
  expect(desk.history.filter(({ action }) => action === 'replied')).toHaveLength(30)
})

test('a message and a closing at once: what was kept came before the closing, what came after is refused', async () => {
  const project = await newProject()
  for (let round = 0; round < 15; round += 1) {
    const made = await newRequest(project)
    const [said, answered, closed] = await Promise.all([
      write(made),
      reply(project, made.id),
      change(project, made.id, { status: 'closed' }),
    ])
    expect(closed.status).toBe(200)
    const { status, message_count, messages, history } = await atDesk(project, made.id)
    const kept = [said, answered].filter((each) => each.status === 201)
    for (const each of [said, answered]) expect([201, 409]).toContain(each.status)
    expect([status, message_count, messages.length]).toEqual(['closed', kept.length, kept.length])
    expect(history.at(-1)?.action).toBe('changed')
  }
})

test('a mail that comes twice at once is one message', async () => {
  const project = await newProject()
  const { id } = await newRequest(project)
  const mail = { request_id: id, project_id: project.id, content: 'By mail.', mail_id: '<1@example.com>' }
  const answers = await Promise.all([addCustomerMessage(mail), addCustomerMessage(mail), addCustomerMessage(mail)])
  expect(new Set(answers.map((each) => each.id)).size).toBe(1)
  expect((await atDesk(project, id)).message_count).toBe(1)
})

test('what is told of lists is what there is, whatever happened at once; a recount mends it; of a deleted project nothing stays', async () => {
  const project = await newProject()
  const made = await Promise.all(Array.from({ length: 12 }, () => newRequest(project)))
  const { user_id, member_id } = await newMember(project)
  await Promise.all(
    made.flatMap((each, n) => [
      write(each),
      note(project, each.id),
      change(project, each.id, { status: n % 2 ? 'resolved' : 'open', category: n % 3 ? 'billing' : null }),
      change(project, each.id, { priority: n % 2 ? 'high' : 'low', assignee_id: n % 2 ? user_id : null }),
      change(project, each.id, { is_unread: n % 4 > 0 }),
    ]),
  )
  await db.support_request.deleteMany({ where: { id: { in: made.slice(0, 4).map(({ id }) => id) } } })
  expect(await tallied(project.id)).toEqual(await counted(project.id))
  await db.member.delete({ where: { id: member_id } })
  expect(await db.support_request.count({ where: { assignee_id: user_id } })).toBe(0)
  expect(await tallied(project.id)).toEqual(await counted(project.id))
  const desk = () => db.support_request.findMany({ where: { project_id: project.id }, orderBy: { number: 'asc' } })
  const before = await desk()
  await db.support_request.updateMany({ where: { id: made[7]?.id ?? '' }, data: { message_count: 99 } })
  await db.support_tally.updateMany({ where: { project_id: project.id }, data: { count: 99 } })
  await recount(project.id)
  expect([await desk(), await tallied(project.id)]).toEqual([before, await counted(project.id)])

  await db.project.delete({ where: { id: project.id } })
  expect(await db.support_tally.count({ where: { project_id: project.id } })).toBe(0)
  expect(await db.support_document.count({ where: { project_id: project.id } })).toBe(0)
})

test('of many who link a request to a wish at once one does, and there is one vote; of many who take it away, too', async () => {
  const project = await newProject()
  const wish = await newWish(project)
  const { id } = await newRequest(project)
  const six = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 6 }, work))
  const answers = await six(() => link(project, id, wish.id))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
  expect((await wishNow(project, wish.id)).vote_count).toBe(1)
  expect((await atDesk(project, id)).wishes).toHaveLength(1)

  const gone = await six(() => unlink(project, id, wish.id))
  expect(gone.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
  expect((await wishNow(project, wish.id)).vote_count).toBe(0)
})

test('links of one customer’s requests come and go at once: the vote stands as long as one of them does', async () => {
  const project = await newProject()
  const wish = await newWish(project)
  const [one, two] = [await newRequest(project), await newRequest(project)]
  for (let round = 0; round < 6; round += 1) {
    await link(project, one.id, wish.id)
    await Promise.all([unlink(project, one.id, wish.id), link(project, two.id, wish.id)])
    expect((await wishNow(project, wish.id)).vote_count).toBe(1)
    await Promise.all([link(project, one.id, wish.id), unlink(project, two.id, wish.id)])
    await unlink(project, one.id, wish.id)
    expect(await db.vote.count({ where: { wish_id: wish.id } })).toBe(0)
    expect((await wishNow(project, wish.id)).vote_count).toBe(0)
  }
})
