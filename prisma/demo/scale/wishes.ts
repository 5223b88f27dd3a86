import { createHash } from 'node:crypto'
import { db } from '@/lib/db'
import { slugify } from '@/lib/domain/slug'
import { planBoard } from './board'
import { type Crowd, idAt, later } from './crowd'
import { dice } from './dice'
import { keep } from './keep'
import type { Person } from './people'
import { prose, wishTitle } from './words'

type Board = ReturnType<typeof planBoard>
const at = <T>(list: T[], n: number) => list[n] as T

/** Wishes with their votes and comments. */
export async function plantBoard(crowd: Crowd, people: Person[]): Promise<Board> {
  const board = planBoard(crowd)
  await plantWishes(crowd, people, board)
  const { project_id, total } = crowd
  await keep('vote', total, (n) => {
    const { cast, is_verified } = at(board.votes, n)
    const person = n % 3 === 0 ? at(people, n) : null
    const device = createHash('sha256').update(`${project_id} ${n}`).digest('base64url')
    const created_at = crowd.at(n)
    const where = { wish_id: (cast.into ?? cast).id, origin_wish_id: cast.id }
    const voter = { voter_key: person ? `u:${person.id}` : `f:${device}`, end_user_id: person?.id ?? null }
    return { id: idAt(created_at), project_id, ...where, ...voter, is_verified, created_at }
  })
  const roll = dice(6)
  await keep('comment', total, (n) => {
    const { id, wish, parent, at: created_at, replies } = at(board.comments, n)
    const is_team = roll.chance(0.1)
    return {
      id,
      project_id,
      wish_id: wish.id,
      origin_wish_id: wish.id,
      parent_id: parent?.id ?? null,
      author_type: is_team ? 'team_member' : 'user',
      author_name: is_team ? 'Lumen' : roll.pick(people).name,
      content: prose(roll),
      is_official: is_team && !parent && roll.chance(0.3),
      reply_count: replies,
      created_at,
      updated_at: created_at,
    }
  })
  return board
}

async function plantWishes(crowd: Crowd, people: Person[], { wishes }: Board): Promise<void> {
  const { project_id, total } = crowd
  const categories = await db.category.findMany({ where: { project_id }, orderBy: { id: 'asc' }, select: { id: true } })
  const ids = [...categories.map(({ id }) => id), null]
  const roll = dice(5)
  await keep('wish', total, (n) => {
    const wish = at(wishes, n)
    const title = wishTitle(roll)
    const author = roll.chance(0.6) ? at(people, n) : null
    const touched = later(crowd, wish.at, roll.below(2000))
    return {
      id: wish.id,
      project_id,
      category_id: roll.pick(ids),
      title,
      description: prose(roll),
      slug: `${slugify(title).slice(0, 48)}-${n + 1}`,
      status: wish.status,
      priority: roll.chance(0.3) ? roll.pick(['low', 'medium', 'high', 'critical']) : null,
      author_type: author ? 'user' : 'anonymous',
      author_name: author?.name ?? null,
      author_email: author?.email ?? null,
      end_user_id: author?.id ?? null,
      vote_count: wish.votes,
      verified_vote_count: wish.verified,
      comment_count: wish.comments,
      is_approved: wish.is_approved,
      merged_into_id: wish.into?.id ?? null,
      created_at: wish.at,
      updated_at: touched,
      completed_at: wish.status === 'completed' ? touched : null,
    }
  })
}
