import 'server-only'
import { transaction } from '@/lib/db'
import { proveEntryOf } from '@/lib/domain/waitlist/link-entry'
import { byEmail } from './by-email'
import { holdWords } from './hold-words'
import { linkRequests } from './link-requests'
import { lockEndUser } from './lock-end-user'

/** Once an address has been proven, makes its requests that have nobody yet those of the person who has it, where there is one; its place in the waitlist is confirmed. */
export async function linkProvenAddress(project_id: string, email_key: string): Promise<void> {
  await transaction(async () => {
    await holdWords(project_id, { email: email_key })
    const found = await byEmail(project_id, email_key, null)
    const person = found && (await lockEndUser(project_id, found.id))
    if (person) await linkRequests(person)
    await proveEntryOf(project_id, email_key, person?.id ?? null)
  })
}
