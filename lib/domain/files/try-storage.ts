import 'server-only'
import { randomBytes } from 'node:crypto'
import { storage } from './storage/storage'

/** Keeps a few bytes, reads them again and deletes them; throws what stands in the way. */
export async function tryStorage(): Promise<void> {
  const { put, get, delete: remove } = await storage()
  const key = randomBytes(16).toString('hex')
  const content = randomBytes(16)
  await put(key, content)
  try {
    const found = await get(key, { first: 0, last: content.length - 1 })
    const read = found && Buffer.from(await new Response(found).arrayBuffer())
    if (!read?.equals(content)) throw new Error('what was kept there came back otherwise')
  } finally {
    await remove(key)
  }
}
