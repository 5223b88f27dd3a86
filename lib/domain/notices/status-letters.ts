import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '@/lib/db'
import { getProject } from '@/lib/domain/projects/find-project'
import { renderLetter } from '@/lib/email/render-letter'
import { env } from '@/lib/env'
import type { Follower } from './followers-of'
import { unsubscribeToken } from './unsubscribe-token'

type Round = { id: string; project_id: string }

/**
 * Writes the letters of a round. Those who follow the same wishes for the same reason get the same letter, drawn once, but for the
 * token that lets each of them unsubscribe (RFC 2369, RFC 8058). That token stands open in the outbox, because a header cannot be
 * sealed there and all it opens is written beside it.
 */
export async function statusLetters({ id, project_id }: Round) {
  const project = await getProject(project_id)
  const wishes = await wishesOf(id, `${env.BASE_URL}/p/${project.slug}/wishes`)
  const place = randomUUID()
  const unsubscribe_url = `${env.BASE_URL}/p/${project.slug}/unsubscribe?token=${place}`
  const drawn = new Map<string, ReturnType<typeof draw>>()

  const draw = (wish_ids: string[], is_author: boolean) => {
    const told = wishes.filter((wish) => wish_ids.includes(wish.id))
    return renderLetter('wish_status', project, { wishes: told, is_author, unsubscribe_url })
  }
  return async ({ email, email_key, wish_ids, is_author }: Follower) => {
    const same = `${wish_ids.toSorted()} ${is_author}`
    const drawing = drawn.get(same) ?? draw(wish_ids, is_author)
    drawn.set(same, drawing)
    const { kind, subject, text, html } = await drawing
    const token = await unsubscribeToken({ project_id, email_key })
    const link = `${env.BASE_URL}/portal/letters/unsubscribe?project=${project.slug}&token=${token}`
    return {
      ...{ kind, subject_id: id, to: [email], subject },
      text: text.replaceAll(place, token),
      html: html.replaceAll(place, token),
      headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }
  }
}

/** The wishes that a round tells of, in the order in which they came to wait. */
async function wishesOf(round_id: string, board: string) {
  const notices = await db.status_notice.findMany({
    where: { round_id },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
    select: { previous_status: true, status: true, wish: { select: { id: true, title: true, slug: true } } },
  })
  return notices.map(({ wish: { id, title, slug }, ...change }) => ({
    ...{ id, title, ...change },
    url: `${board}/${encodeURIComponent(slug)}`,
  }))
}
