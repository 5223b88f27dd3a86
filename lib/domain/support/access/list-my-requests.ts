import 'server-only'
import type { SignedIn } from '@/lib/caller'
import { listOpened } from './list-opened'

/** Every request of whoever is signed in, on one page. */
export async function listMyRequests({ proof }: SignedIn) {
  const rows = await listOpened(proof)
  return { rows, total: rows.length, page: 1, per_page: Math.max(rows.length, 1) }
}
