import { notFound } from 'next/navigation'
import { supportDesk } from '@/lib/contract/support-desk'
import { readDeskConversation } from '@/lib/domain/support/conversation/read-desk-conversation'
import { findRequestId } from '@/lib/domain/support/find-request-id'
import { known } from '@/lib/known'

/** The conversation that an address of the inbox names; none where it names none, and not found where it is no such address. */
export async function readNumber(project_id: string, [text, ...more]: string[] = []) {
  if (text === undefined) return undefined
  if (more.length > 0 || !/^[1-9]\d{0,8}$/.test(text)) notFound()
  const id = await findRequestId(project_id, Number(text))
  if (!id) return undefined
  return known(supportDesk.get, { params: { id } }, await readDeskConversation(project_id, id))
}
