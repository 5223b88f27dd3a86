import { expect, test } from 'vitest'
import { db } from '@/lib/db'
import { castVote } from '@/lib/domain/votes/cast-vote'
import { takeBackVote } from '@/lib/domain/votes/take-back-vote'
import { voteOnBehalf } from '@/lib/domain/votes/vote-on-behalf'
import { updateWish } from '@/lib/domain/wishes/update-wish'
import { AppError } from '@/lib/errors'
import { visitor } from '@/tests/support/board'
import { expectTrueCounts } from '@/tests/support/counts'
import { newProject, newWish } from '@/tests/support/seeds'

const voters = Array.from({ length: 25 }, (_, n) => `voter ${n}`)
const fourTimes = <T>(each: T[]): T[] => [...each, ...each, ...each, ...each]
const cast = (wish_id: string, fingerprint: string) => castVote(visitor, { wish_id, fingerprint })

async function votesOf(id: string) {
  const { vote_count } = await db.wish.findUniqueOrThrow({ where: { id } })
  return { vote_count, rows: await db.vote.count({ where: { wish_id: id } }) }
}

test('25 voters who each vote four times at once count 25', async () => {
  const project = await newProject()
  const { id } = await newWish(project)
  const answers = await Promise.all(fourTimes(voters).map((voter) => cast(id, voter)))
  expect(await votesOf(id)).toEqual({ vote_count: 25, rows: 25 })
  expect(answers.filter(({ created }) => created)).toHaveLength(25)
  expect(new Set(answers.map(({ vote }) => vote.id)).size).toBe(25)
  const counts = answers.filter(({ created }) => created).map(({ vote }) => vote.vote_count)
  expect(counts.toSorted((a, b) => a - b)).toEqual(voters.map((_, n) => n + 1))
  await expectTrueCounts(project.id)
})

test('25 people voted for by the team four times at once count 25, and are 25 people', async () => {
  const project = await newProject()
  const { id } = await newWish(project)
  const people = voters.map((_, n) => ({ email: `Person-${n}@example.com` }))
  await Promise.all(fourTimes(people).map((person) => voteOnBehalf(project.id, id, person)))
  expect(await votesOf(id)).toEqual({ vote_count: 25, rows: 25 })
  expect(await db.end_user.count({ where: { project_id: project.id } })).toBe(25)
})

test('votes cast and taken back at once leave a count that is their rows', async () => {
  const project = await newProject()
  const { id } = await newWish(project)
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      voters.flatMap((voter) => [
        cast(id, voter),
        takeBackVote(visitor, id, voter),
        cast(id, voter),
        takeBackVote(visitor, id, voter),
      ]),
    )
    const { vote_count, rows } = await votesOf(id)
    expect(vote_count).toBe(rows)
  }
  await Promise.all(voters.map((voter) => takeBackVote(visitor, id, voter)))
  expect(await votesOf(id)).toEqual({ vote_count: 0, rows: 0 })
})

test('a wish that is declined while votes come in takes none after', async () => {
  const project = await newProject()
  const { id } = await newWish(project)
  const answers = await Promise.allSettled([
    ...voters.slice(0, 10).map((voter) => cast(id, voter)),
    updateWish(project.id, id, { status: 'declined' }),
    ...voters.slice(10).map((voter) => cast(id, voter)),
  ])
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  for (const reason of refused) expect([reason instanceof AppError, reason.code]).toEqual([true, 'CONFLICT'])
  const counted = 25 - refused.length
  expect(await votesOf(id)).toEqual({ vote_count: counted, rows: counted })
})
