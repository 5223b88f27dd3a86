import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/prisma/client/client'
import { newestOf, type Who } from './newest-of'

const within = (ids: string[]) => ({ where: { id: { in: ids } } })

/** Their requests: proven where they had proven their address as they wrote; an id or an address alone may be named by anybody. */
const requestsOf = ({ project_id, end_user_id, email_key }: Who) => Prisma.sql`
  SELECT id, created_at AS at, is_proven AND email_key = ${email_key}::text IS TRUE AS is_proven FROM support_request
  WHERE end_user_id = ${end_user_id}::uuid AND project_id = ${project_id}::uuid
  UNION ALL
  SELECT id, created_at, is_proven FROM support_request
  WHERE project_id = ${project_id}::uuid AND email_key = ${email_key}::text AND end_user_id IS NULL`

export const theirRequests = (who: Who) => newestOf(requestsOf(who), (ids) => db.support_request.findMany(within(ids)))

/** What they sent through contact forms: what became a request or a wish of theirs, and what names their address. */
export async function theirSubmissions(who: Who) {
  const { project_id, end_user_id, email_key } = who
  const { items, total } = await newestOf(
    Prisma.sql`
      SELECT id, at, bool_or(is_proven) AS is_proven FROM (
        SELECT sent.id, submitted_at AS at, request.is_proven FROM (${requestsOf(who)}) AS request
        JOIN form_submission AS sent ON support_request_id = request.id
        UNION ALL
        SELECT sent.id, submitted_at, true FROM wish JOIN form_submission AS sent ON wish_id = wish.id
        WHERE wish.end_user_id = ${end_user_id}::uuid AND wish.project_id = ${project_id}::uuid
        UNION ALL
        SELECT id, submitted_at, false FROM form_submission
        WHERE project_id = ${project_id}::uuid AND submission_addresses(data) @> ARRAY[${email_key}::text]
      ) AS sent GROUP BY id, at`,
    (ids) => db.form_submission.findMany({ ...within(ids), include: { form: { select: { name: true } } } }),
  )
  return { items: items.map(({ form, ...sent }) => ({ ...sent, form_name: form?.name ?? null })), total }
}
