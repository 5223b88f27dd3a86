import { beforeAll, describe, expect, test } from 'vitest'
import { supportWishes } from '@/lib/contract/support-wishes'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { ana, newRequest, newSession } from '@/tests/support/access'
import { expectRefusal, send } from '@/tests/support/api'
import { audited } from '@/tests/support/audit'
import { atDesk, link, unlink } from '@/tests/support/desk'
import { newEndUser } from '@/tests/support/end-users'
import { changeWish, noticeLetters, workNotices } from '@/tests/support/notices'
import { newProject, newWish, nobody, type Project, wishNow } from '@/tests/support/seeds'
import { newMember } from '@/tests/support/team'

let project: Project
beforeAll(async () => {
  project = await newProject()
})

const votesOf = async (id: string) => (await wishNow(project, id)).vote_count
const asAna = async (wish_id: string) =>
  send(votes.cast, { body: { wish_id }, headers: { Authorization: `Bearer ${await newSession(project)}` } })

describe('POST /api/v1/support-requests/{id}/wishes', () => {
  test('201: casts the customer’s vote, and shows it at the request; again it is 200 and the same', async () => {
    const wish = await newWish(project, { title: 'Night mode' })
    const { id } = await newRequest(project)
    const { status, data } = await link(project, id, wish.id)
    const { slug } = wish
    expect([status, data]).toEqual([
      201,
      {
        ...{ id: wish.id, title: 'Night mode', slug, status: 'pending', vote_count: 1, merged_into_id: null },
        linked_at: expect.any(String),
      },
    ])
    const again = await link(project, id, wish.id)
    expect([again.status, again.data]).toEqual([200, data])
    const { wishes: linked, history, version } = await atDesk(project, id)
    expect([linked, version]).toEqual([[data], 1])
    expect(history.at(-1)).toMatchObject({
      ...{ action: 'linked', actor_name: 'First key' },
      changes: { wish: [null, { id: wish.id, title: 'Night mode' }] },
    })
    const { data: voters } = await send(wishes.listVotes, { key: project.key, params: { id: wish.id }, query: {} })
    expect(voters.map(({ voter }) => voter?.email)).toEqual([ana])
  })

  test('the customer is told when it ships', async () => {
    const told = await newProject()
    const wish = await newWish(told)
    const { id } = await newRequest(told, { user_email: 'Bea@Example.com' })
    await link(told, id, wish.id)
    await changeWish(told, wish.id, { status: 'completed' })
    await workNotices(told)
    expect((await noticeLetters(told)).map(({ to }) => to)).toEqual([['Bea@Example.com']])
  })

  test('201: who has voted has one vote; a request that names nobody is linked without', async () => {
    const wish = await newWish(project)
    await asAna(wish.id)
    const [hers, nobodys] = [await newRequest(project), await newRequest(project, { user_email: null })]
    expect((await link(project, hers.id, wish.id)).data.vote_count).toBe(1)
    expect((await link(project, nobodys.id, wish.id)).data.vote_count).toBe(1)
  })

  test('an address and a user id that nobody proved to be one person’s stay two', async () => {
    const nine = await newEndUser(project, { external_id: 'u-9', email: 'nine@example.com' })
    const { id } = await newRequest(project, { external_user_id: 'u-9', user_email: 'mallory@example.com' })
    const wish = await newWish(project)
    await link(project, id, wish.id)
    const { email } = await db.end_user.findUniqueOrThrow({ where: { id: nine.id } })
    const vote = await db.vote.findFirstOrThrow({ where: { wish_id: wish.id } })
    expect([email, vote.end_user_id]).toEqual(['nine@example.com', nine.id])
  })

  test('a wish that was merged stands for the one it went into', async () => {
    const [wish, into] = [await newWish(project), await newWish(project, { title: 'Both' })]
    const { id } = await newRequest(project)
    await link(project, id, wish.id)
    await send(wishes.merge, { key: project.key, params: { id: wish.id }, body: { into: into.id } })
    const [linked] = (await atDesk(project, id)).wishes
    expect(linked).toMatchObject({ id: wish.id, title: 'Both', vote_count: 1, merged_into_id: into.id })
    const { data } = await link(project, (await newRequest(project)).id, wish.id)
    expect(data).toMatchObject({ id: into.id, merged_into_id: null })
  })

  test('it is in the audit log, by whom', async () => {
    const { cookie, user_id } = await newMember(project, 'agent')
    const { id } = await newRequest(project)
    const wish = await newWish(project)
    await send(supportWishes.link, { member: { cookie }, params: { id }, body: { wish_id: wish.id } })
    const { id: record_id } = await db.support_request_wish.findFirstOrThrow({ where: { support_request_id: id } })
    await unlink(project, id, wish.id)
    expect((await audited(project, { record_id })).data).toMatchObject([
      { change: 'deleted', actor: { type: 'key' } },
      { change: 'created', actor: { type: 'member', id: user_id } },
    ])
  })

  test('400, 404 and 409: a wish or request of another project; a wish that is done', async () => {
    const other = await newProject()
    const { id } = await newRequest(project)
    const [theirs, wish] = [await newWish(other), await newWish(project)]
    for (const wish_id of [theirs.id, nobody])
      expectRefusal(await link(project, id, wish_id), 'VALIDATION_ERROR', 'wish_id')
    expectRefusal(await link(project, (await newRequest(other)).id, wish.id), 'NOT_FOUND')
    for (const user_email of [ana, null]) {
      const request = await newRequest(project, { user_email })
      await changeWish(project, wish.id, { status: 'declined' })
      expectRefusal(await link(project, request.id, wish.id), 'CONFLICT')
    }
    expectRefusal(await link(project, id, wish.id, { key: project.readKey }), 'FORBIDDEN')
  })
})

describe('DELETE /api/v1/support-requests/{id}/wishes/{wishId}', () => {
  test('200: takes the vote back that the link cast, not one that was there; without a link it is 404', async () => {
    const [cast, own] = [await newWish(project), await newWish(project)]
    const { id } = await newRequest(project)
    await asAna(own.id)
    for (const wish of [cast, own]) await link(project, id, wish.id)
    for (const wish of [cast, own]) expect((await unlink(project, id, wish.id)).status).toBe(200)
    expect([await votesOf(cast.id), await votesOf(own.id)]).toEqual([0, 1])
    expect((await atDesk(project, id)).wishes).toEqual([])
    expect((await atDesk(project, id)).history.at(-1)?.action).toBe('unlinked')
    expectRefusal(await unlink(project, id, cast.id), 'NOT_FOUND')
  })

  test('a vote of two links stays with the second', async () => {
    const wish = await newWish(project)
    const [one, two] = [await newRequest(project), await newRequest(project)]
    for (const { id } of [one, two]) await link(project, id, wish.id)
    await unlink(project, one.id, wish.id)
    expect(await votesOf(wish.id)).toBe(1)
    await unlink(project, two.id, wish.id)
    expect(await votesOf(wish.id)).toBe(0)
  })

  test('a vote that the customer, or the team by hand, casts after the link is theirs', async () => {
    const byHand = (id: string) => send(wishes.voteOnBehalf, { key: project.key, params: { id }, body: { email: ana } })
    for (const again of [asAna, byHand]) {
      const wish = await newWish(project)
      const { id } = await newRequest(project)
      await link(project, id, wish.id)
      expect((await again(wish.id)).status).toBe(200)
      await unlink(project, id, wish.id)
      expect(await votesOf(wish.id)).toBe(1)
    }
  })

  test('a vote that went along with a merge is taken back where it is', async () => {
    const [wish, into] = [await newWish(project), await newWish(project)]
    const { id } = await newRequest(project)
    await link(project, id, wish.id)
    await send(wishes.merge, { key: project.key, params: { id: wish.id }, body: { into: into.id } })
    expect(await votesOf(into.id)).toBe(1)
    await unlink(project, id, wish.id)
    expect([await votesOf(wish.id), await votesOf(into.id)]).toEqual([0, 0])
  })
})
