import 'server-only'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import type { KeptAttachment } from '@/lib/domain/files/link-files'
import { keyedHash } from '@/lib/secret'

type Sealed = KeptAttachment & { seal?: string }

const sealOf = (file_id: string) => keyedHash('file', 'in a field', file_id)

/** A linked file as a field's value keeps it. Anybody may send keys of any name in there: only the seal tells that we put `file_id` in. */
export const sealed = (file: KeptAttachment): Sealed => (file.file_id ? { ...file, seal: sealOf(file.file_id) } : file)

/** What somebody filled in: files of ours with addresses that are good now, for `ttl` seconds or about a day, everything else as it was sent. */
export function freshData(data: unknown, ttl?: number): Record<string, unknown> {
  const fresh = (value: unknown) => (isSealed(value) ? freshAttachments([value], ttl)[0] : value)
  const values = Object.entries((data ?? {}) as Record<string, unknown>)
  return Object.fromEntries(values.map(([id, value]) => [id, Array.isArray(value) ? value.map(fresh) : value]))
}

function isSealed(value: unknown): value is Sealed {
  if (typeof value !== 'object' || value === null) return false
  const { file_id, seal } = value as Partial<Sealed>
  return typeof file_id === 'string' && seal === sealOf(file_id)
}
