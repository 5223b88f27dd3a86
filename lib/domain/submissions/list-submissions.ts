import 'server-only'
import type { SubmissionQuery } from '@/lib/contract/submissions'
import { db } from '@/lib/db'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import { getForm } from '@/lib/domain/forms/find-form'
import type { form_submission } from '@/prisma/client/client'
import { freshData } from './fresh-data'
import { type Searched, searchSubmissions } from './search-submissions'

/** A page of a project's submissions, newest first, deleted forms' too; or of its spam folder. With `search`, those that hold all its words. */
export async function listProjectSubmissions(project_id: string, query: SubmissionQuery) {
  if (query.search) return found({ project_id, is_spam: query.spam }, query, query.search)
  const tally = await db.form_submission_tally.findUnique({
    where: { project_id_is_spam: { project_id, is_spam: query.spam } },
  })
  return page({ project_id, is_spam: query.spam }, query, tally?.count ?? 0)
}

/** A page of one form's submissions, newest first; or of its spam folder. */
export async function listFormSubmissions(project_id: string, form_id: string, query: SubmissionQuery) {
  const form = await getForm(project_id, 'contact', form_id)
  if (query.search) return found({ project_id, form_key: form.key, is_spam: query.spam }, query, query.search)
  return page({ form_key: form.key, is_spam: query.spam }, query, query.spam ? form.spam_count : form.submission_count)
}

async function found(which: Searched, { limit, offset }: SubmissionQuery, search: string) {
  const ids = await searchSubmissions(which, search)
  const rows = await db.form_submission.findMany({
    where: { id: { in: ids.slice(offset, offset + limit) } },
    orderBy: [{ submitted_at: 'desc' }, { id: 'desc' }],
  })
  return listed(rows, ids.length, { limit, offset })
}

type Which = { is_spam: boolean; project_id?: string; form_key?: string }

async function page(where: Which, { limit, offset }: SubmissionQuery, total: number) {
  const rows = await db.form_submission.findMany({
    where,
    orderBy: [{ submitted_at: 'desc' }, { id: 'desc' }],
    skip: offset,
    take: limit,
  })
  return listed(rows, total, { limit, offset })
}

const listed = (
  rows: form_submission[],
  total: number,
  { limit, offset }: Pick<SubmissionQuery, 'limit' | 'offset'>,
) => ({
  rows: rows.map((row) => shownSubmission(row)),
  total,
  page: Math.floor(offset / limit) + 1,
  per_page: limit,
})

/** A submission's row with what is JSON in it as what it is, and addresses of files that are good now, for `ttl` seconds or about a day. */
export function shownSubmission(row: form_submission, ttl?: number) {
  return { ...row, data: freshData(row.data, ttl), attachments: freshAttachments(row.attachments, ttl) }
}
