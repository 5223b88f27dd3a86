import 'server-only'
import { stringify } from 'csv-stringify/sync'
import type { SubmissionQuery } from '@/lib/contract/submissions'
import { db } from '@/lib/db'
import { getForm } from '@/lib/domain/forms/find-form'
import type { form_submission } from '@/prisma/client/client'
import { shownSubmission } from './list-submissions'
import { type Searched, searchSubmissions } from './search-submissions'
import { fieldValue, valueWords } from './value-words'

const BATCH = 500

type Which = Searched & { id?: { in: string[] } }
type Asked = Pick<SubmissionQuery, 'spam' | 'search'>

/** All submissions of a project, or all that a search finds, as CSV, newest first, read and sent in batches; what was filled in stands in one column as JSON. */
export async function projectSubmissionsCsv(project_id: string, { spam, search }: Asked) {
  return csv(await which({ project_id, is_spam: spam }, search), [])
}

/** All submissions of one form as CSV, with a column for each of its fields; values of fields it no longer has stand in `other_values`. */
export async function formSubmissionsCsv(project_id: string, form_id: string, { spam, search }: Asked) {
  const { key, fields } = await getForm(project_id, 'contact', form_id)
  return csv(await which({ project_id, form_key: key, is_spam: spam }, search), fields)
}

const which = async (all: Searched, search: Asked['search']): Promise<Which> =>
  search ? { ...all, id: { in: await searchSubmissions(all, search) } } : all

function csv(of: Which, fields: { id: string; label: string }[]): ReadableStream<Uint8Array> {
  const chunks = lines(of, fields)
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await chunks.return(undefined)
    },
  })
}

/** By itself the library quotes the whole line ending alone, and half of it would begin a new row as well. */
const written = (rows: string[][]) =>
  stringify(rows, { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ })

async function* lines(of: Which, fields: { id: string; label: string }[]): AsyncGenerator<string> {
  const about = ['id', 'form_id', 'submitted_at']
  yield written([
    [...about, ...fields.map(({ label }) => label), fields.length > 0 ? 'other_values' : 'data', 'attachments'],
  ])
  let last: form_submission | undefined
  do {
    const batch: form_submission[] = await db.form_submission.findMany({
      where: { ...of, ...before(last) },
      orderBy,
      take: BATCH,
    })
    if (batch.length > 0) yield written(batch.map((row) => cells(row, fields)))
    last = batch.length === BATCH ? batch.at(-1) : undefined
  } while (last)
}

const orderBy = [{ submitted_at: 'desc' as const }, { id: 'desc' as const }]

function before(last: form_submission | undefined) {
  if (!last) return {}
  const { submitted_at, id } = last
  // The first condition is the second's, in a form that an index can begin with.
  return {
    submitted_at: { lte: submitted_at },
    OR: [{ submitted_at: { lt: submitted_at } }, { submitted_at, id: { lt: id } }],
  }
}

function cells(row: form_submission, fields: { id: string }[]): string[] {
  const { id, form_id, submitted_at, data, attachments } = shownSubmission(row)
  const known = new Set(fields.map((field) => field.id))
  const others = Object.entries(data).filter(([name]) => !known.has(name))
  return [
    id,
    form_id,
    submitted_at.toISOString(),
    ...fields.map((field) => valueWords(fieldValue(data, field.id))),
    others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : '',
    attachments.map(({ url }) => url).join(' '),
  ]
}
