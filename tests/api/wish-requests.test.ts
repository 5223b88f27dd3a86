import { expect, test } from 'vitest'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { expectRefusal, send } from '@/tests/support/api'
import { minute, newProject, newWish, nobody, type Project } from '@/tests/support/seeds'

const linked = ({ key }: Project, id: string, query = {}) => send(wishes.listRequests, { key, params: { id }, query })

/** A request of a project, linked to wishes at these minutes. */
async function keepRequest({ id: project_id }: Project, number: number, links: [wish_id: string, at: number][]) {
  const request = await db.support_request.create({
    data: { project_id, number, subject: `Request ${number}`, description: '', user_email: 'ana@example.com' },
  })
  const data = links.map(([wish_id, at]) => ({
    project_id,
    support_request_id: request.id,
    wish_id,
    created_at: minute(at),
  }))
  await db.support_request_wish.createMany({ data })
  return request.id
}

test('GET /api/v1/wishes/{id}/requests: those of the wish and of what was merged into it, the newest link first, each once', async () => {
  const project = await newProject()
  const [dark, night] = [(await newWish(project)).id, (await newWish(project)).id]
  const first = await keepRequest(project, 1, [[dark, 1]])
  const both = await keepRequest(project, 2, [
    [dark, 2],
    [night, 4],
  ])
  const third = await keepRequest(project, 3, [[night, 3]])
  expect((await linked(project, dark)).data.map(({ id }) => id)).toEqual([both, first])

  await mergeWishes(project.id, night, dark)
  const { data, body } = await linked(project, dark, { per_page: '2' })
  expect(data.map(({ id }) => id)).toEqual([both, third])
  expect(data[0]).toMatchObject({
    number: 2,
    subject: 'Request 2',
    status: 'new',
    user_email: 'ana@example.com',
    linked_at: minute(4).toISOString(),
  })
  expect(body.total).toBe(3)
  expect((await linked(project, dark, { per_page: '2', page: '2' })).data.map(({ id }) => id)).toEqual([first])

  await unmergeWish(project.id, night)
  expect((await linked(project, dark)).body.total).toBe(2)
})

test('GET /api/v1/wishes/{id}/requests: 404 for a wish of nobody or of another project', async () => {
  const project = await newProject()
  expectRefusal(await linked(project, nobody), 'NOT_FOUND')
  expectRefusal(await linked(project, (await newWish(await newProject())).id), 'NOT_FOUND')
})
