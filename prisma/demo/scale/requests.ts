import { db } from '@/lib/db'
import { type Crowd, idAt, later } from './crowd'
import { dice } from './dice'
import { keep } from './keep'
import type { Person } from './people'
import { complaint, prose } from './words'

type Message = { id: string; at: Date; by_team: boolean; is_internal: boolean }
type Thread = { id: string; at: Date; by: Person; messages: Message[]; resolved_at: Date | null }

const recent = { new: 30, open: 25, in_progress: 12, waiting_on_customer: 12, resolved: 15, closed: 6 } as const
const old = { new: 0, open: 1, in_progress: 1, waiting_on_customer: 2, resolved: 40, closed: 56 } as const
const devices = ['Mac', 'Windows', 'iPhone or iPad', 'Android', 'In the browser']

/** Support requests with what was written in them, and their history. */
export async function plantRequests(crowd: Crowd, people: Person[]): Promise<void> {
  const { project_id, total } = crowd
  const roll = dice(7)
  const threads: Thread[] = []

  await keep('support_request', total, (n) => {
    const by = roll.pick(people)
    const at = crowd.at(n)
    const status = roll.weighed(crowd.now.getTime() - at.getTime() < 12 * 24 * 3_600_000 ? recent : old)
    const messages = status === 'new' ? [] : talk(crowd, at, roll)
    const shown = messages.filter(({ is_internal }) => !is_internal)
    const done = status === 'resolved' || status === 'closed'
    const last = messages.at(-1)?.at ?? at
    const resolved_at = done ? later(crowd, last, 2) : null
    const thread = { id: idAt(at), at, by, messages, resolved_at }
    threads.push(thread)
    const known = roll.chance(0.7)
    const form = roll.chance(0.4)
    return {
      id: thread.id,
      project_id,
      number: n + 1,
      subject: complaint(roll),
      description: prose(roll),
      status,
      priority: roll.weighed({ medium: 70, low: 12, high: 14, critical: 4 }),
      category: roll.chance(0.8)
        ? roll.pick(['bug_report', 'feature_request', 'general_inquiry', 'billing', 'account'])
        : null,
      user_email: by.email,
      email_key: by.email,
      user_name: by.name,
      external_user_id: known ? by.external_id : null,
      end_user_id: known ? by.id : null,
      form_id: form ? 'support_main' : null,
      form_data: form ? { device: roll.pick(devices), version: `4.${roll.below(9)}.${roll.below(9)}` } : {},
      message_count: shown.length,
      version: 1 + messages.length,
      created_at: at,
      updated_at: resolved_at ?? last,
      resolved_at,
      last_message_at: shown.at(-1)?.at ?? null,
      is_unread: !done && shown.at(-1)?.by_team !== true,
      first_replied_at: shown.find(({ by_team }) => by_team)?.at ?? null,
    }
  })
  await db.support_counter.upsert({
    where: { project_id },
    create: { project_id, last_number: total },
    update: { last_number: total },
  })
  await plantMessages(crowd, threads)
}

/** Who writes when: the team first, then in turn, with a note between. */
function talk(crowd: Crowd, at: Date, roll: ReturnType<typeof dice>): Message[] {
  let last = at
  return Array.from({ length: roll.below(4) }, (_, n) => {
    last = later(crowd, last, 0.2 + roll.share() * 20)
    const is_internal = roll.chance(0.1)
    return { id: idAt(last), at: last, by_team: is_internal || n % 2 === 0, is_internal }
  })
}

async function plantMessages({ project_id, total }: Crowd, threads: Thread[]): Promise<void> {
  const roll = dice(8)
  await keep('support_message', total, (n) => {
    const { id: support_request_id, messages, by } = threads[n] as Thread
    return messages.map(({ id, at, by_team, is_internal }) => ({
      id,
      project_id,
      support_request_id,
      author_type: by_team ? 'team_member' : 'user',
      author_name: by_team ? 'Lumen' : by.name,
      author_email: by_team ? null : by.email,
      content: prose(roll),
      is_internal,
      help_article_ids: [],
      created_at: at,
    }))
  })
  await keep('support_history', total, (n) => {
    const { id: support_request_id, at, by, resolved_at } = threads[n] as Thread
    const made = { actor_type: 'user', actor_name: by.name, action: 'created', changes: {}, at }
    const changes = { status: ['open', 'resolved'] }
    const done = { actor_type: 'team_member', actor_name: 'Lumen', action: 'changed', changes, at: resolved_at }
    return (resolved_at ? [made, done] : [made]).map((each) => ({
      id: idAt(each.at ?? at),
      project_id,
      support_request_id,
      ...each,
    }))
  })
}
