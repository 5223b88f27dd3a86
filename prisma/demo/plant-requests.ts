import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { demoSupportForm } from './forms'
import { type DemoRequest, demoRequests } from './requests'

const HOUR = 60 * 60 * 1000

/** The inbox of the demo project: each request with what was said in it and the wish it is about. Nobody is mailed. */
export async function plantRequests(project_id: string): Promise<void> {
  for (const [n, request] of demoRequests.entries()) await plant(project_id, n + 1, request)
  await db.support_counter.create({ data: { project_id, last_number: demoRequests.length } })
}

async function plant(project_id: string, number: number, request: DemoRequest): Promise<void> {
  const { subject, description, status, priority, category, by, form, wish } = request
  const end_user_id = await knownBy(project_id, by.external_id)
  const messages = talk(request)
  const shown = messages.filter(({ is_internal }) => !is_internal)
  const created_at = ago(request.hours)
  const updated_at = messages.at(-1)?.created_at ?? created_at
  const { id } = await db.support_request.create({
    data: {
      project_id,
      number,
      subject,
      description,
      status,
      ...(priority && { priority }),
      category,
      user_name: by.name,
      user_email: by.email,
      email_key: by.email,
      external_user_id: by.external_id ?? null,
      end_user_id,
      ...(form && { form_id: demoSupportForm.form_id, form_data: form }),
      message_count: shown.length,
      version: 1 + messages.length,
      is_unread: request.unread ?? false,
      is_proven: end_user_id !== null,
      created_at,
      updated_at,
      resolved_at: status === 'resolved' || status === 'closed' ? updated_at : null,
      last_message_at: shown.at(-1)?.created_at ?? null,
      first_replied_at: shown.find(({ author_type }) => author_type === 'team_member')?.created_at ?? null,
    },
  })
  await db.support_message.createMany({
    data: messages.map((message) => ({ project_id, support_request_id: id, ...message })),
  })
  const about = { project_id, support_request_id: id }
  await db.support_history.create({
    data: { ...about, actor_type: 'user', actor_name: by.name, action: 'created', changes: {}, at: created_at },
  })
  if (wish) await link(about, wish, end_user_id)
}

/** What was said, each some hours after what came before it. */
function talk({ said = [], hours, by }: DemoRequest) {
  let left = hours
  return said.map(({ by: whose, after, text }) => {
    left -= after
    const ours = whose !== 'customer'
    return {
      author_type: ours ? ('team_member' as const) : ('user' as const),
      author_name: ours ? 'Lumen' : by.name,
      author_email: ours ? null : by.email,
      content: text,
      is_internal: whose === 'note',
      created_at: ago(left),
    }
  })
}

type About = { project_id: string; support_request_id: string }

/** One of the wish's voters, nobody until now, turns out to be the customer. */
async function link(about: About, title: string, end_user_id: string | null): Promise<void> {
  const where = { project_id: about.project_id, title }
  const { id: wish_id } = await db.wish.findFirstOrThrow({ where, select: { id: true } })
  const vote = end_user_id && (await db.vote.findFirst({ where: { wish_id, end_user_id: null }, select: { id: true } }))
  if (vote) await db.vote.update({ where: { id: vote.id }, data: { voter_key: `u:${end_user_id}`, end_user_id } })
  await db.support_request_wish.create({ data: { ...about, wish_id, vote_id: vote ? vote.id : null } })
}

async function knownBy(project_id: string, external_id: string | undefined): Promise<string | null> {
  if (!external_id) return null
  const where = { project_id_external_id: { project_id, external_id } }
  return (await db.end_user.findUnique({ where, select: { id: true } }))?.id ?? null
}

const ago = (hours: number) => new Date(clock.now().getTime() - hours * HOUR)
