import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { queueLetters } from '@/lib/domain/mail/queue-letters'
import { enqueue } from '@/lib/jobs/enqueue'
import { type Follower, followersOf } from './followers-of'
import { keepLetters } from './hold-letters'
import { openRound } from './open-round'
import { statusLetters } from './status-letters'

/** So many letters are written together with how far the round is: whoever is killed writes none twice and leaves none out. */
const BATCH = 200

/** So many people are looked up at once, and written to by one job; another takes the rest, so that every project has its turn. */
const PAGE = 10 * BATCH

type Round = { id: string; project_id: string; cursor: string }
type Asked = { project_id: string; noted_at: Date | null }

/** Writes one letter to each who follows a wish whose status has changed, about all of them. Any number may run at once: each letter is written once. Of an archived project, whose pages are closed, nobody is told. */
export async function tellFollowers({ project_id, noted_at }: Asked, signal?: AbortSignal): Promise<void> {
  await openRound(project_id, noted_at)
  const round = await db.notice_round.findFirst({ where: { project_id, done_at: null }, orderBy: { id: 'asc' } })
  if (round && (await workOn(round, signal))) await goOn(project_id, noted_at)
}

/** Answers false where somebody else is at it, and so goes on with it. */
async function workOn({ id, project_id, cursor }: Round, signal?: AbortSignal): Promise<boolean> {
  if (await isArchived(project_id)) {
    await close({ id, cursor })
    return true
  }
  const letterFor = await statusLetters({ id, project_id })
  const page = await followersOf(id, cursor, PAGE)
  let done = cursor
  for (let from = 0; from < page.length; from += BATCH) {
    signal?.throwIfAborted()
    const batch = page.slice(from, from + BATCH)
    const letters = await Promise.all(batch.map(letterFor))
    if (!(await writeBatch({ id, project_id, cursor: done }, batch, letters))) return false
    done = batch.at(-1)?.email_key ?? done
  }
  if (page.length < PAGE) await close({ id, cursor: done })
  return true
}

const isArchived = async (id: string) => (await db.project.count({ where: { id, archived_at: { not: null } } })) > 0

async function goOn(project_id: string, noted_at: Date | null): Promise<void> {
  const more = await db.notice_round.count({ where: { project_id, done_at: null } })
  if (more > 0) await enqueue('tell_followers', { project_id, noted_at: noted_at?.toISOString() ?? null })
}

type Letters = Parameters<typeof queueLetters>[1]

/** Writes a batch's letters, but to those who have come to want none, if the round is still where it was and nobody else is writing; answers whether. */
function writeBatch(round: Round, batch: Follower[], letters: Letters): Promise<boolean> {
  return transaction(async () => {
    const held = await db.$queryRaw<unknown[]>`
      SELECT FROM notice_round WHERE id = ${round.id}::uuid AND cursor = ${round.cursor} AND done_at IS NULL
      FOR UPDATE SKIP LOCKED`
    if (held.length === 0) return false
    await keepLetters(round.project_id)
    const none = await refusing(round.project_id, batch)
    await queueLetters(
      round.project_id,
      letters.filter((_, n) => !none.has(batch[n]?.email_key ?? '')),
    )
    await db.notice_round.update({ where: { id: round.id }, data: { cursor: batch.at(-1)?.email_key ?? '' } })
    return true
  })
}

async function refusing(project_id: string, batch: Follower[]): Promise<Set<string>> {
  const email_key = { in: batch.map((follower) => follower.email_key) }
  const rows = await db.letter_optout.findMany({ where: { project_id, email_key }, select: { email_key: true } })
  return new Set(rows.map((row) => row.email_key))
}

/** The last address is not needed any more, and so not kept. */
const close = ({ id, cursor }: Omit<Round, 'project_id'>) =>
  db.notice_round.updateMany({ where: { id, cursor, done_at: null }, data: { cursor: '', done_at: clock.now() } })
