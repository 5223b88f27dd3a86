import 'server-only'
import type { Proof } from '@/lib/caller'
import type { Attachment } from '@/lib/contract/attachment'
import { openRequest } from '@/lib/domain/support/access/open-request'
import { addCustomerMessage } from './add-customer-message'

type Given = { content: string; attachments?: Attachment[] | null | undefined }

/** Adds a message of the customer who proved that the request is theirs. */
export async function answerAsCustomer(proof: Proof, id: string, { content, attachments }: Given) {
  const { project_id } = await openRequest(proof, id)
  return addCustomerMessage({ request_id: id, project_id, content, attachments })
}
