import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inRoot } from './paths'

/** One hash over the names and contents of files and folders of the clone; what is not there counts as such. */
export async function fingerprint(paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of (await Promise.all(paths.map(filesOf))).flat())
    hash.update(`\0${path}\0`).update(await readFile(inRoot(path)))
  return hash.digest('hex')
}

/** Runs `work` unless it was done for this very fingerprint before; answers whether it ran. */
export async function once(stamp: string, wanted: string, work: () => Promise<void>): Promise<boolean> {
  if (await isStamped(stamp, wanted)) return false

  await work()
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, wanted)
  return true
}

/** Whether that is what the stamp says. */
export const isStamped = async (stamp: string, wanted: string): Promise<boolean> =>
  existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(inRoot(path))) return []
  if ((await stat(inRoot(path))).isFile()) return [path]

  const entries = await readdir(inRoot(path), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(inRoot().length + 1))
    .sort()
}
