import 'server-only'
import { SupportConversation } from '@/lib/contract/support-request'
import { db } from '@/lib/db'
import { theirSubmissions } from '@/lib/domain/activity/their-submissions'
import type { Whose } from '@/lib/domain/activity/whose'
import { shownSubmission } from '@/lib/domain/submissions/list-submissions'
import { publicMessages } from '@/lib/domain/support/conversation/public-messages'
import { shownRequest } from '@/lib/domain/support/shown-request'
import type { Prisma } from '@/prisma/client/client'
import { inBatches } from './in-batches'

/** Their requests, each with its public messages; files have addresses that are good for about a day. */
export async function* requestsOf({ project_id, email_key }: Whose) {
  const rows = inBatches((after, take) =>
    db.support_request.findMany({ where: { project_id, email_key, ...after }, orderBy: { id: 'asc' }, take }),
  )
  for await (const row of rows)
    yield SupportConversation.parse({ ...shownRequest(row), messages: await publicMessages(row) })
}

/** What they sent through contact forms. */
export async function* submissionsOf(whose: Whose) {
  for (const id of await theirSubmissions(whose)) {
    const row = await db.form_submission.findUnique({ where: { id } })
    if (!row) continue
    const { form_id, data, attachments, submitted_at, support_request_id, wish_id } = shownSubmission(row)
    yield { id, form_id, data, attachments, submitted_at, support_request_id, wish_id }
  }
}

/** Which letters went to them, or will: what stood in them is in their mailbox. */
export const lettersOf = ({ project_id, email_key }: Whose) =>
  inBatches(async ({ id }, take) => {
    const found = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM letter
      WHERE project_id = ${project_id}::uuid AND ${email_key} = ANY (lower("to"::text)::text[]) AND id > ${id.gt}::uuid
      ORDER BY id LIMIT ${take}::int`
    const select = {
      id: true,
      subject: true,
      state: true,
      created_at: true,
      sent_at: true,
    } satisfies Prisma.letterSelect
    const ids = found.map(({ id }) => id)
    return db.letter.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' }, select })
  })
