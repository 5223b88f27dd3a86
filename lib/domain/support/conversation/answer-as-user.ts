import 'server-only'
import type { Attachment } from '@/lib/contract/attachment'
import { db } from '@/lib/db'
import { AppError, notFound } from '@/lib/errors'
import { addCustomerMessage } from './add-customer-message'

type Given = { content: string; attachments?: Attachment[] | null | undefined }

/** Adds a message in the name of a user of the project's own; a request of another one is FORBIDDEN. */
export async function answerAsUser(project_id: string, id: string, external_user_id: string, given: Given) {
  const request = await db.support_request.findFirst({
    where: { id, project_id },
    select: { external_user_id: true },
  })
  if (!request) throw notFound('support request')
  if (request.external_user_id !== external_user_id) {
    throw new AppError('FORBIDDEN', 'This request is of another external user than the one in the path.')
  }
  return addCustomerMessage({ request_id: id, project_id, ...given })
}
