import { expect, test } from 'vitest'
import { db } from '@/lib/db'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { visitor } from '@/tests/support/board'
import { expectTrueCounts } from '@/tests/support/counts'
import { newProject, newWish } from '@/tests/support/seeds'

test('undoing the first of two merges gives a vote that both chains hold back to the wish it was cast for', async () => {
  const project = await newProject()
  const [a, b, c] = [await newWish(project), await newWish(project), await newWish(project)]
  for (const wish_id of [a.id, c.id]) await castVote(visitor, { wish_id, fingerprint: 'both' })
  await mergeWishes(project.id, a.id, b.id)
  await mergeWishes(project.id, b.id, c.id)

  await unmergeWish(project.id, a.id)
  const counts = await db.wish.findMany({ where: { project_id: project.id }, select: { id: true, vote_count: true } })
  expect(new Map(counts.map(({ id, vote_count }) => [id, vote_count]))).toEqual(
    new Map([
      [a.id, 1],
      [b.id, 0],
      [c.id, 1],
    ]),
  )
  await expectTrueCounts(project.id)
})
