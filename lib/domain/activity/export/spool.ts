import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Download } from '@/lib/contract/endpoint'

/** Milliseconds in which a download begins, or never. */
const PATIENCE = 60_000

/** Writes text down as it comes, so that its length is known and no memory is needed for it: into a file without a name, which is gone once it is closed. */
export async function spool(pieces: AsyncIterable<string>): Promise<Pick<Download, 'size' | 'tag' | 'open'>> {
  const handle = await nameless()
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      hash.update(bytes)
      await handle.write(bytes)
      size += bytes.length
    }
  } catch (error) {
    await handle.close()
    throw error
  }
  const unread = setTimeout(() => void handle.close(), PATIENCE).unref()
  return {
    size,
    tag: hash.digest('hex').slice(0, 32),
    open: async ({ first, last }) => {
      clearTimeout(unread)
      return Readable.toWeb(handle.createReadStream({ start: first, end: last })) as ReadableStream<Uint8Array>
    },
  }
}

async function nameless(): Promise<FileHandle> {
  const path = join(/* turbopackIgnore: true */ tmpdir(), `frontdesk-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  await unlink(path)
  return handle
}
