import 'server-only'
import type { Attachment } from '@/lib/contract/attachment'
import { db } from '@/lib/db'
import { linkFiles } from '@/lib/domain/files/link-files'
import type { Prisma, support_request } from '@/prisma/client/client'

type Kept = Omit<Prisma.support_messageUncheckedCreateInput, 'project_id' | 'support_request_id' | 'attachments'>

/** Keeps a message of a request with its files, in the caller's transaction; tells and moves nothing. */
export async function keepMessage(
  { id: support_request_id, project_id }: Pick<support_request, 'id' | 'project_id'>,
  message: Kept,
  attachments: readonly Attachment[] | null | undefined,
) {
  const linked = await linkFiles(project_id, attachments ?? [])
  return db.support_message.create({ data: { ...message, project_id, support_request_id, attachments: linked } })
}
