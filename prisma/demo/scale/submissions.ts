import { FormFieldInput } from '@/lib/contract/form-fields'
import { db } from '@/lib/db'
import { createForm } from '@/lib/domain/forms/create-form'
import { utcDay } from '@/lib/domain/forms/form-stats'
import { type Crowd, idAt } from './crowd'
import { dice } from './dice'
import { keep } from './keep'
import type { Person } from './people'
import { complaint, prose } from './words'

const forms = ['Book a demonstration', 'Tell us what you think']
const topics = ['A question before buying', 'My invoice', 'Press and partnerships', 'Something else']

/** What visitors sent through three contact forms, spam among it, and how often the forms were seen. */
export async function plantSubmissions(crowd: Crowd, people: Person[]): Promise<void> {
  const { project_id, total } = crowd
  for (const name of forms) await createForm(project_id, 'contact', { name, fields: fields() })
  const known = await db.form.findMany({ where: { project_id, kind: 'contact' }, orderBy: { id: 'asc' } })
  const counts = new Map(known.map(({ id }) => [id, { days: new Map<string, number>(), spam: 0, last: crowd.now }]))
  const roll = dice(11)

  await keep('form_submission', total, (n) => {
    const form = roll.pick(known)
    const count = counts.get(form.id) as Count
    const at = crowd.at(n)
    const is_spam = roll.chance(0.08)
    if (is_spam) count.spam += 1
    else {
      const day = utcDay(0, at).toISOString().slice(0, 10)
      count.days.set(day, (count.days.get(day) ?? 0) + 1)
      count.last = at
    }
    const { name, email } = people[n] as Person
    return {
      id: idAt(at),
      project_id,
      form_key: form.id,
      form_id: form.form_id,
      form_version: 1,
      data: {
        name,
        email,
        topic: roll.pick(topics),
        message: `${complaint(roll)}. ${prose(roll)}`.slice(0, 1000).toWellFormed(),
      },
      submitted_at: at,
      ip_address: `198.51.${roll.below(256)}.0/24`,
      user_agent: 'Mozilla/5.0 (X11; Linux x64) Firefox/150.0',
      email_sent: !is_spam,
      processed_at: is_spam ? null : at,
      is_spam,
    }
  })
  for (const [id, count] of counts) await countForm(project_id, id, count)
  const spam = await db.form_submission.count({ where: { project_id, is_spam: true } })
  await db.form_submission_tally.createMany({
    data: [
      { project_id, is_spam: true, count: spam },
      { project_id, is_spam: false, count: total - spam },
    ],
  })
}

type Count = { days: Map<string, number>; spam: number; last: Date }

const fields = () =>
  [
    { id: 'name', label: 'Your name', type: 'text' as const, required: true },
    { id: 'email', label: 'Your e-mail', type: 'email' as const, required: true },
    { id: 'topic', label: 'What is it about?', type: 'select' as const, options: topics },
    { id: 'message', label: 'Your message', type: 'textarea' as const },
  ].map((field) => FormFieldInput.parse(field))

async function countForm(project_id: string, form_key: string, { days, spam, last }: Count): Promise<void> {
  const roll = dice(12)
  const rows = [...days].map(([day, submissions]) => ({
    project_id,
    form_key,
    day: new Date(day),
    submissions,
    views: submissions * (3 + roll.below(4)) + roll.below(9),
  }))
  await db.form_day.createMany({ data: rows })
  const sum = (of: 'views' | 'submissions') => rows.reduce((all, row) => all + row[of], 0)
  await db.form.update({
    where: { id: form_key },
    data: {
      view_count: sum('views'),
      submission_count: sum('submissions'),
      spam_count: spam,
      last_submission_at: rows.length > 0 ? last : null,
    },
  })
}
