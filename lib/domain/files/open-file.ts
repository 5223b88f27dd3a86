import 'server-only'
import type { Download } from '@/lib/contract/endpoint'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { secondsLeft } from './file-url'
import { storage } from './storage/storage'

type Signed = { expires: string; signature: string }

/** A file for whoever has its signed address; NOT_FOUND for a forged or expired one, and for a file that is gone. */
export async function openFile(id: string, { expires, signature }: Signed): Promise<Download> {
  const max_age = secondsLeft(id, expires, signature)
  const row = max_age === null ? null : await db.file.findUnique({ where: { id } })
  if (max_age === null || !row) throw gone()

  const { name, mime_type, size, sha256, storage_key } = row
  const open: Download['open'] = async (range) => {
    const stream = await (await storage()).get(storage_key, range)
    if (!stream) throw gone()
    return stream
  }
  return { name, mime_type, size, tag: sha256.slice(0, 32), max_age, open }
}

const gone = () =>
  new AppError('NOT_FOUND', 'This link does not work, or no longer. Open the page that shows the file again.')
