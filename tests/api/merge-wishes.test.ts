import { describe, expect, test } from 'vitest'
import { comments } from '@/lib/contract/comments'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db, transaction } from '@/lib/db'
import { expectRefusal, send } from '@/tests/support/api'
import { newComment, newProject, newVote, newWish, nobody, type Project, wishNow } from '@/tests/support/seeds'

const merge = ({ key }: Project, id: string, into: string) =>
  send(wishes.merge, { key, params: { id }, body: { into } })
const unmerge = ({ key }: Project, id: string) => send(wishes.unmerge, { key, params: { id } })
const read = (id: string, fingerprint?: string) =>
  send(wishes.getPublic, { params: { id }, ...(fingerprint && { query: { fingerprint } }) })

/** A dark mode that two people want, one of them also wanting the night theme with a third; one comment each. */
async function twoWishes() {
  const project = await newProject()
  const dark = await newWish(project, { title: 'Dark mode' })
  const night = await newWish(project, { title: 'Night theme' })
  await newVote(dark.id, 'ana')
  await newVote(dark.id, 'both')
  await newVote(night.id, 'both')
  await newVote(night.id, 'zoe')
  await newComment(dark.id, { content: 'On dark.' })
  await newComment(night.id, { content: 'On night.' })
  return { project, dark: dark.id, night: night.id }
}

describe('POST /api/v1/wishes/{id}/merge', () => {
  test('200: answers the other wish, where each voter counts once and all comments are', async () => {
    const { project, dark, night } = await twoWishes()
    const { status, data } = await merge(project, night, dark)
    expect(status).toBe(200)
    expect(data).toMatchObject({ id: dark, vote_count: 3, comment_count: 2 })
    expect(data).toEqual(await wishNow(project, dark))
    const said = (await send(comments.list, { query: { wish_id: dark } })).data.map(({ content }) => content)
    expect(said.toSorted()).toEqual(['On dark.', 'On night.'])
  })

  test('200: the old id answers with the other wish and says so', async () => {
    const { project, dark, night } = await twoWishes()
    await merge(project, night, dark)
    expect((await read(night, 'zoe')).data).toMatchObject({ id: dark, merged_from: night, has_voted: true })
    expect((await read(dark)).data).toMatchObject({ id: dark, merged_from: null })
    expect((await send(comments.list, { query: { wish_id: night } })).data).toHaveLength(2)
    expect((await send(votes.check, { params: { wishId: night }, query: { fingerprint: 'zoe' } })).data.has_voted).toBe(
      true,
    )
  })

  test('200: votes and comments on the old id go to the other wish', async () => {
    const { project, dark, night } = await twoWishes()
    await merge(project, night, dark)
    const { data } = await send(votes.cast, { body: { wish_id: night, fingerprint: 'new' } })
    expect(data).toMatchObject({ wish_id: dark, vote_count: 4 })
    expect((await newComment(night)).wish_id).toBe(dark)
    expect((await send(votes.cast, { body: { wish_id: night, fingerprint: 'zoe' } })).status).toBe(200)
    expect(await wishNow(project, dark)).toMatchObject({ vote_count: 4, comment_count: 3 })
  })

  test('200: the merged wish is listed nowhere but where the team asks for it', async () => {
    const { project, dark, night } = await twoWishes()
    await merge(project, night, dark)
    const query = { project_id: project.id }
    const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)
    expect(ids(await send(wishes.listPublic, { query }))).toEqual([dark])
    expect(ids(await send(wishes.list, { query, key: project.key }))).toEqual([dark])
    const merged = await send(wishes.list, { query: { ...query, merged: 'true' }, key: project.key })
    expect(merged.data).toMatchObject([{ id: night, merged_into_id: dark }])
    expect(merged.body.total).toBe(1)
  })

  test('200: merging again into the same changes nothing', async () => {
    const { project, dark, night } = await twoWishes()
    const first = await merge(project, night, dark)
    expect((await merge(project, night, dark)).data).toEqual(first.data)
  })

  test('200: a chain of merges ends at its last wish', async () => {
    const { project, dark, night } = await twoWishes()
    const { id: theme } = await newWish(project, { title: 'Themes' })
    await merge(project, night, dark)
    expect((await merge(project, dark, theme)).data).toMatchObject({ id: theme, vote_count: 3, comment_count: 2 })
    expect((await read(night)).data).toMatchObject({ id: theme, merged_from: night })
  })

  test('200: merging into a merged wish merges into the one it went into', async () => {
    const { project, dark, night } = await twoWishes()
    const { id: theme } = await newWish(project)
    await merge(project, night, dark)
    expect((await merge(project, theme, night)).data.id).toBe(dark)
  })

  test.each([
    ['nothing', undefined],
    ['no id', 'dark-mode'],
    ['an unknown wish', nobody],
  ])('400: into %s', async (_what, into) => {
    const { project, night } = await twoWishes()
    expectRefusal(await merge(project, night, into as string), 'VALIDATION_ERROR', 'into')
  })

  test('400: into a wish of another project', async () => {
    const { project, night } = await twoWishes()
    const foreign = await newWish(await newProject())
    expectRefusal(await merge(project, night, foreign.id), 'VALIDATION_ERROR', 'into')
  })

  test('404: an unknown wish', async () => {
    const { project, dark } = await twoWishes()
    expectRefusal(await merge(project, nobody, dark), 'NOT_FOUND')
  })

  test('409: into itself, also when it is merged', async () => {
    const { project, dark, night } = await twoWishes()
    expectRefusal(await merge(project, night, night), 'CONFLICT')
    await merge(project, night, dark)
    expectRefusal(await merge(project, night, night), 'CONFLICT')
  })

  test('409: into a wish that was merged into it', async () => {
    const { project, dark, night } = await twoWishes()
    await merge(project, night, dark)
    expectRefusal(await merge(project, dark, night), 'CONFLICT')
  })

  test('409: into another than it is merged into', async () => {
    const { project, dark, night } = await twoWishes()
    const { id: theme } = await newWish(project)
    await merge(project, night, dark)
    expectRefusal(await merge(project, night, theme), 'CONFLICT')
  })
})

describe('GET /api/v1/wishes/{id}/merge', () => {
  const preview = ({ key }: Project, id: string, into: string) =>
    send(wishes.previewMerge, { key, params: { id }, query: { into } })

  test('200: tells what the merge then makes, and changes nothing', async () => {
    const { project, dark, night } = await twoWishes()
    const before = await wishNow(project, dark)
    const { status, data } = await preview(project, night, dark)
    expect(status).toBe(200)
    expect(data).toEqual({
      into: before,
      vote_count: 3,
      verified_vote_count: 0,
      comment_count: 2,
      shared_vote_count: 1,
    })
    expect(await wishNow(project, dark)).toEqual(before)
    const { vote_count, verified_vote_count, comment_count } = (await merge(project, night, dark)).data
    expect(data).toMatchObject({ vote_count, verified_vote_count, comment_count })
    expect((await preview(project, night, dark)).data).toMatchObject({ vote_count: 3, shared_vote_count: 0 })
  })

  test('200: verified votes are counted as the merge counts them, also where only one of the two is', async () => {
    const { project, dark, night } = await twoWishes()
    const verify = (wish_id: string, which: number) =>
      transaction(async () => {
        const votes = await db.vote.findMany({ where: { wish_id }, orderBy: { created_at: 'asc' } })
        await db.vote.update({ where: { id: votes[which]?.id ?? '' }, data: { is_verified: true } })
        await db.wish.update({ where: { id: wish_id }, data: { verified_vote_count: { increment: 1 } } })
      })
    await verify(night, 0) // Who has voted for both.
    await verify(night, 1)
    expect((await preview(project, night, dark)).data.verified_vote_count).toBe(2)
    await verify(dark, 1)
    const { data } = await preview(project, night, dark)
    expect(data.verified_vote_count).toBe(2)
    expect((await merge(project, night, dark)).data.verified_vote_count).toBe(2)
  })

  test('refuses what the merge refuses', async () => {
    const { project, dark, night } = await twoWishes()
    const foreign = await newWish(await newProject())
    expectRefusal(await preview(project, nobody, dark), 'NOT_FOUND')
    expectRefusal(await preview(project, night, foreign.id), 'VALIDATION_ERROR', 'into')
    expectRefusal(await preview(project, night, night), 'CONFLICT')
    const { id: theme } = await newWish(project)
    await merge(project, night, dark)
    expectRefusal(await preview(project, night, theme), 'CONFLICT')
    expectRefusal(await preview(project, dark, night), 'CONFLICT')
  })
})

describe('DELETE /api/v1/wishes/{id}/merge', () => {
  test('200: an acknowledgement; both wishes are what they were', async () => {
    const { project, dark, night } = await twoWishes()
    const before = [await wishNow(project, dark), await wishNow(project, night)]
    await merge(project, night, dark)
    const { status, body } = await unmerge(project, night)
    expect([status, body]).toEqual([200, { success: true }])
    expect([await wishNow(project, dark), await wishNow(project, night)]).toEqual(before)
    expect((await read(night, 'both')).data).toMatchObject({
      id: night,
      has_voted: true,
      vote_count: 2,
      comment_count: 1,
    })
    expect((await read(dark, 'zoe')).data.has_voted).toBe(false)
  })

  test('200: what came after the merge stays with the other wish', async () => {
    const { project, dark, night } = await twoWishes()
    await merge(project, night, dark)
    await newVote(night, 'later')
    await newComment(night)
    await unmerge(project, night)
    expect(await wishNow(project, dark)).toMatchObject({ vote_count: 3, comment_count: 2 })
    expect(await wishNow(project, night)).toMatchObject({ vote_count: 2, comment_count: 1 })
  })

  test('200: a vote taken back after the merge does not come again', async () => {
    const { project, dark, night } = await twoWishes()
    await merge(project, night, dark)
    await send(votes.takeBack, { params: { wishId: dark }, query: { fingerprint: 'both' } })
    expect((await wishNow(project, dark)).vote_count).toBe(2)
    await unmerge(project, night)
    expect((await wishNow(project, dark)).vote_count).toBe(1)
    expect((await wishNow(project, night)).vote_count).toBe(1)
  })

  test('200: a wish that is not merged stays as it is', async () => {
    const { project, dark } = await twoWishes()
    const before = await wishNow(project, dark)
    expect((await unmerge(project, dark)).body).toEqual({ success: true })
    expect(await wishNow(project, dark)).toEqual(before)
  })

  test('404: an unknown wish', async () => {
    expectRefusal(await unmerge(await newProject(), nobody), 'NOT_FOUND')
  })
})
