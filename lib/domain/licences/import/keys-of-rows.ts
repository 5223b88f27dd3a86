import 'server-only'
import type { ImportedRow } from '@/lib/contract/license-desk'
import { hashOfKey, newKey } from '@/lib/domain/licences/key-text'
import { hashOfOldKey } from '@/lib/domain/licences/old-key'

/** The key of a licence that is imported: what is kept of it, and its text where it is new and nobody has it yet. */
export type RowKey = { hash: string; text: string | null; is_old: boolean }

/** The key that came along, or a new one; null where what came along is too short to be a secret. A key that this project made is known again. */
export function keyOfRow(project_id: string, prefix: string | null, { key }: ImportedRow): RowKey | null {
  if (!key) return { ...newKey(project_id, prefix), is_old: false }
  const own = hashOfKey(project_id, key)
  if (own) return { hash: own, text: null, is_old: false }
  const hash = hashOfOldKey(project_id, key)
  return hash === null ? null : { hash, text: null, is_old: true }
}
