import 'server-only'
import type { Visitor } from '@/lib/caller'
import { getProject } from '@/lib/domain/projects/find-project'
import { findEntry } from './find-entry'
import { type Given, whoIs } from './who'

/** Whether somebody is in a project's line, and where; who was invited is on the list without a place. */
export async function readPlace(visitor: Visitor, project_id: string, given: Given) {
  await getProject(project_id)
  const entry = await findEntry(project_id, whoIs(project_id, given, visitor).key)
  if (!entry || entry.status === 'left') return { is_on_waitlist: false, position: null, joined_at: null }
  return { is_on_waitlist: true, position: entry.position, joined_at: entry.joined_at }
}
