import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { takeBackVote } from '@/lib/domain/votes/take-back-vote'
import { followMerges } from '@/lib/domain/wishes/find-public-wish'
import { mergeWishes } from '@/lib/domain/wishes/merge-wishes'
import { unmergeWish } from '@/lib/domain/wishes/unmerge-wish'
import { Board, type Step, steps, visitor, WISHES } from '@/tests/support/board'
import { expectTrueCounts } from '@/tests/support/counts'
import { newProject, newWish } from '@/tests/support/seeds'

vi.setConfig({ testTimeout: 120_000 })

const newBoard = async () => new Board((await newProject()).id).fill()

/** Every vote and comment with the wish where it is now, and what each wish says of itself. */
async function stateOf({ project_id }: Board) {
  const where = { project_id }
  const orderBy = { id: 'asc' } as const
  return {
    wishes: await db.wish.findMany({
      where,
      orderBy,
      select: { id: true, vote_count: true, verified_vote_count: true, comment_count: true, merged_into_id: true },
    }),
    votes: await db.vote.findMany({
      where,
      orderBy,
      select: { id: true, wish_id: true, voter_key: true, is_verified: true, verified_by_merge: true },
    }),
    comments: await db.comment.findMany({ where, orderBy, select: { id: true, wish_id: true, parent_id: true } }),
  }
}

describe('whatever happens on a board', () => {
  test('one after the other, every count is its rows after each step', async () => {
    const board = await newBoard()
    await fc.assert(
      fc.asyncProperty(steps(12), async (taken) => {
        for (const step of taken) {
          await board.fill()
          await board.take(step)
          await expectTrueCounts(board.project_id)
        }
      }),
      { numRuns: 8 },
    )
  })

  test('eight at a time, every count is its rows in the end', async () => {
    const board = await newBoard()
    await fc.assert(
      fc.asyncProperty(steps(40), async (taken) => {
        for (let n = 0; n < taken.length; n += 8) {
          await board.fill()
          await Promise.all(taken.slice(n, n + 8).map((step) => board.take(step)))
        }
        await expectTrueCounts(board.project_id)
        const wishes = await db.wish.findMany({ where: { project_id: board.project_id } })
        for (const { id } of wishes)
          expect(await followMerges(id), 'every wish leads to one that is not merged').not.toBeNull()
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  test('undoing a merge puts every vote and comment back where it was', async () => {
    const pair = fc.tuple(fc.nat(WISHES - 1), fc.nat(WISHES - 1)).filter(([one, other]) => one !== other)
    await fc.assert(
      fc.asyncProperty(steps(15), pair, async (taken, [from, into]) => {
        const board = await newBoard()
        for (const step of taken) await board.take(step)
        const id = (await board.fill()).ids[from] ?? ''
        const before = await stateOf(board)
        if (before.wishes.find((wish) => wish.id === id)?.merged_into_id) return

        await board.take({ do: 'merge', wish: from, into })
        await unmergeWish(board.project_id, id)
        expect(await stateOf(board)).toEqual(before)
      }),
      { numRuns: 15 },
    )
  })

  test('nobody counts twice on a wish, however many of theirs were merged into it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(WISHES - 1), fc.nat(3)), { maxLength: 12 }), async (ballots) => {
        const board = await newBoard()
        for (const [wish, voter] of ballots) await board.take({ do: 'vote', wish, voter })
        for (let wish = 1; wish < WISHES; wish += 1) await board.take({ do: 'merge', wish, into: wish - 1 })
        const { vote_count } = await db.wish.findUniqueOrThrow({ where: { id: board.ids[0] ?? '' } })
        expect(vote_count).toBe(new Set(ballots.map(([, voter]) => voter)).size)
        await expectTrueCounts(board.project_id)
      }),
      { numRuns: 8 },
    )
  })
})

describe('a voter of both wishes, verified in one of them', () => {
  /** A board where the voter is verified in the first of these, and not in the others. */
  async function boardWith(verified: number, ...others: number[]) {
    const board = await newBoard()
    await board.take({ do: 'vote as customer', wish: verified, voter: 0 })
    for (const wish of others) await board.take({ do: 'vote on behalf', wish, voter: 0 })
    const counts = async (wish: number) => {
      const { vote_count, verified_vote_count } = await db.wish.findUniqueOrThrow({
        where: { id: board.ids[wish] ?? '' },
      })
      return [vote_count, verified_vote_count]
    }
    return { board, counts }
  }

  test.each([
    [0, 1],
    [1, 0],
  ])('is verified in what they become; undone, only where they were (in wish %i)', async (verified, other) => {
    const { board, counts } = await boardWith(verified, other)
    const before = await stateOf(board)
    await board.take({ do: 'merge', wish: 0, into: 1 })
    expect(await counts(1)).toEqual([1, 1])
    await expectTrueCounts(board.project_id)
    await board.take({ do: 'unmerge', wish: 0 })
    expect(await stateOf(board)).toEqual(before)
    await expectTrueCounts(board.project_id)
  })

  test('is so at the end of a chain of merges, and no longer once its beginning is taken out', async () => {
    const { board, counts } = await boardWith(0, 1, 2)
    const before = await stateOf(board)
    for (const wish of [0, 1]) await board.take({ do: 'merge', wish, into: wish + 1 })
    expect(await counts(2)).toEqual([1, 1])
    await board.take({ do: 'unmerge', wish: 0 })
    expect([await counts(1), await counts(2)]).toEqual([
      [1, 0],
      [1, 0],
    ])
    await board.take({ do: 'unmerge', wish: 1 })
    expect(await stateOf(board)).toEqual(before)
  })

  test('is so as long as one of those that were merged into it has it, and for good where that one is deleted', async () => {
    const { board, counts } = await boardWith(0, 2)
    await board.take({ do: 'vote as customer', wish: 1, voter: 0 })
    for (const wish of [0, 1]) await board.take({ do: 'merge', wish, into: 2 })
    await board.take({ do: 'unmerge', wish: 0 })
    expect(await counts(2)).toEqual([1, 1])
    await board.take({ do: 'delete wish', wish: 1 })
    await board.take({ do: 'merge', wish: 0, into: 2 })
    await board.take({ do: 'unmerge', wish: 0 })
    expect(await counts(2)).toEqual([1, 1])
    await expectTrueCounts(board.project_id)
  })
})

test('a vote taken back while its wish is merged is gone from both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const project = await newProject()
    const [from, into] = [await newWish(project), await newWish(project)]
    await castVote(visitor, { wish_id: from.id, fingerprint: 'mine' })
    await Promise.all([mergeWishes(project.id, from.id, into.id), takeBackVote(visitor, from.id, 'mine')])
    expect(await db.vote.count({ where: { project_id: project.id } })).toBe(0)
    await expectTrueCounts(project.id)
  }
})

test('two merges into each other at once: one is done, the other refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const project = await newProject()
    const [one, other] = [await newWish(project), await newWish(project)]
    const answers = await Promise.allSettled([
      mergeWishes(project.id, one.id, other.id),
      mergeWishes(project.id, other.id, one.id),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.wish.count({ where: { project_id: project.id, merged_into_id: null } })).toBe(1)
  }
})

test('a chain that is undone in the middle while its end is merged on loses no vote', async () => {
  const doings: Step[] = [
    { do: 'unmerge', wish: 1 },
    { do: 'merge', wish: 2, into: 3 },
    { do: 'vote', wish: 0, voter: 2 },
    { do: 'unmerge', wish: 0 },
  ]
  for (let round = 0; round < 10; round += 1) {
    const board = await newBoard()
    for (const voter of [0, 1]) await board.take({ do: 'vote', wish: 0, voter })
    for (const wish of [0, 1]) await board.take({ do: 'merge', wish, into: wish + 1 })
    await Promise.all(doings.map((step) => board.take(step)))
    await expectTrueCounts(board.project_id)
    expect(await db.vote.count({ where: { project_id: board.project_id } })).toBe(3)
    for (const wish of [0, 1, 2]) await board.take({ do: 'unmerge', wish })
    expect((await db.wish.findUniqueOrThrow({ where: { id: board.ids[0] ?? '' } })).vote_count).toBeGreaterThanOrEqual(
      2,
    )
  }
})
