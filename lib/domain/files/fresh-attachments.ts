import 'server-only'
import type { Attachment } from '@/lib/contract/attachment'
import { linkedFile, signFileUrl } from './file-url'
import type { KeptAttachment } from './link-files'

/** Attachments as they are shown: those of our files that `linkFiles` made get addresses that work now, for `ttl` seconds or about a day, whatever else stands there stays. Takes a JSON column as it is read. */
export function freshAttachments(kept: unknown, ttl?: number): Attachment[] {
  return Array.isArray(kept) ? kept.map((each) => fresh(each, ttl)) : []
}

function fresh(kept: KeptAttachment | null, ttl?: number): Attachment {
  const id = linkedFile(kept?.file_id)
  if (!kept || id === null) return kept as Attachment
  const { name, mime_type, size } = kept
  return { name, mime_type, size, url: signFileUrl({ id, name }, ttl) }
}
