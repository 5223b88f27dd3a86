import 'server-only'
import type { Attachment } from '@/lib/contract/attachment'
import { MOST_BYTES } from '@/lib/contract/files'
import { keepFile } from '@/lib/domain/files/upload-file'
import { headerText } from '@/lib/email/header-text'
import { AppError } from '@/lib/errors'
import type { Mail } from './mail'

const MOST = 10

/** Keeps the files of a mail by the rules of every upload, ten at most; tells the names of those that were refused. */
export async function keepAttachments(project_id: string, files: Mail['attachments']) {
  const attachments: Attachment[] = []
  const refused: string[] = []
  for (const { name, content } of files) {
    const kept = attachments.length < MOST ? await keep(project_id, name, content) : null
    if (kept) attachments.push(kept)
    else refused.push(headerText(name, 100))
  }
  return { attachments, refused }
}

async function keep(project_id: string, name: string, content: Uint8Array<ArrayBuffer>): Promise<Attachment | null> {
  if (content.length === 0 || content.length > MOST_BYTES) return null
  try {
    return await keepFile({ project_id, file: new File([content], name) })
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNSUPPORTED_MEDIA_TYPE') return null
    throw error
  }
}
