import 'server-only'
import type { Erased } from '@/lib/contract/project-data'
import { keyOf } from '@/lib/domain/support/access/address'
import { eraseNow } from './erase-activity'

/** Erases an address from a project for the team, as whoever it belongs to could; one that nobody has is no error. Answers what there was. */
export async function eraseAddress(project_id: string, email: string): Promise<Erased> {
  return eraseNow({ project_id, email_key: keyOf(email) })
}
