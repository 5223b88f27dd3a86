import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { env } from '@/lib/env'
import type { Storage } from './storage'

/** Files in `uploads/<2 digits>/<key>` of the data folder, readable by the service alone. */
export function diskStorage(): Storage {
  const root = join(/* turbopackIgnore: true */ env.FRONTDESK_DATA, 'uploads')
  const pathOf = (key: string) => join(/* turbopackIgnore: true */ root, key.slice(0, 2), key)
  const remove = (key: string) => rm(pathOf(key), { force: true })

  return {
    put: (key, content) => write(pathOf(key), content),
    get: async (key, { first, last }) => {
      const file = await open(pathOf(key), 'r').catch(unlessMissing)
      return file && (Readable.toWeb(file.createReadStream({ start: first, end: last })) as ReadableStream<Uint8Array>)
    },
    delete: remove,
    sweep: async (before, known) => {
      let swept = 0
      for (const folder of (await readdir(root).catch(unlessMissing)) ?? []) {
        const keys = await readdir(join(root, folder))
        const ours = await known(keys)
        for (const key of keys.filter((each) => !ours.has(each))) {
          const found = await stat(pathOf(key)).catch(unlessMissing)
          if (!found || found.mtime >= before) continue
          await remove(key)
          swept += 1
        }
      }
      return swept
    },
  }
}

/** Under another name first, and on the disk before it has its own: after a crash it is there whole or not at all. */
async function write(path: string, content: Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.tmp`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
