import 'server-only'
import { clock } from '@/lib/clock'
import type { Attachment } from '@/lib/contract/attachment'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { invalid } from '@/lib/errors'
import { keptId, ownFile } from './file-url'

/** So many go with one message. */
export const MOST_FILES = 10

/** An attachment as a row keeps it: `file_id` where the file is ours, by which `freshAttachments` signs its address anew; never shown. */
export type KeptAttachment = Attachment & { file_id?: string }

/**
 * Takes what somebody attached: in the caller's transaction our files are marked as linked, which keeps them, and told by what we
 * know of them; `https:` addresses pass as given. A file that is gone or another project's, an expired or forged address, `http:`
 * elsewhere and an 11th are VALIDATION_ERROR at `path`.
 */
export async function linkFiles(
  project_id: string,
  attachments: readonly Attachment[],
  path = 'attachments',
): Promise<KeptAttachment[]> {
  if (attachments.length > MOST_FILES) throw invalid(path, `must be at most ${MOST_FILES} files`)
  const ids = attachments.map(({ url }, place) => idOf(url, `${path}.${place}.url`))
  const files = await claim(
    project_id,
    ids.filter((id) => id !== null),
  )

  return attachments.map(({ name, mime_type, size, url }, place) => {
    const id = ids[place] ?? null
    if (id === null) return { name, mime_type, size, url }
    const file = files.get(id)
    if (!file) throw invalid(`${path}.${place}.url`, 'is not a file of this project; upload it again')
    return { name: file.name, mime_type: file.mime_type, size: file.size, url: unsigned(url), file_id: keptId(id) }
  })
}

/** Without what opens it: `freshAttachments` signs anew, and nobody who reads the database gets in. */
const unsigned = (url: string) => url.split('?', 1)[0] ?? ''

/** The id of our file at an address; null for one that is elsewhere. */
function idOf(url: string, path: string): string | null {
  const own = ownFile(url)
  if (own?.expired) throw invalid(path, 'has expired; upload the file again')
  if (own) return own.id

  const { host, protocol } = new URL(url)
  if (host === new URL(env.BASE_URL).host) throw invalid(path, 'is not the address of a file that was uploaded here')
  if (protocol !== 'https:') throw invalid(path, 'must be one of our file addresses or an https address')
  return null
}

/** The row lock is what the collector of unlinked files passes over. */
async function claim(project_id: string, ids: string[]) {
  if (ids.length === 0) return new Map()
  const rows = await db.file.updateManyAndReturn({
    where: { project_id, id: { in: ids } },
    data: { linked_at: clock.now() },
    select: { id: true, name: true, mime_type: true, size: true },
  })
  return new Map(rows.map((row) => [row.id, row]))
}
