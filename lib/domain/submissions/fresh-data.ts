import 'server-only'
import type { Attachment } from '@/lib/contract/attachment'
import type { FormField } from '@/lib/contract/form-fields'
import { freshAttachments } from '@/lib/domain/files/fresh-attachments'
import type { KeptAttachment } from '@/lib/domain/files/link-files'
import { keyedHash } from '@/lib/secret'
import { fieldValue } from './value-words'

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

/** Our files among what somebody filled in, in the form's order, with addresses that are good now. */
export function filesIn({ fields }: { fields: FormField[] }, data: Record<string, unknown>): Attachment[] {
  const values = fields.filter(({ type }) => type === 'file').map(({ id }) => fieldValue(data, id))
  return values.flatMap((value) => (Array.isArray(value) ? freshAttachments(value.filter(isSealed)) : []))
}

function isSealed(value: unknown): value is Sealed {
  if (typeof value !== 'object' || value === null) return false
  const { file_id, seal } = value as Partial<Sealed>
  return typeof file_id === 'string' && seal === sealOf(file_id)
}
