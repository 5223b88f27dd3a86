import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { getTakingProject } from '@/lib/domain/projects/find-project'
import { AppError } from '@/lib/errors'
import { cleanName } from './clean-name'
import { signFileUrl } from './file-url'
import { kindOf } from './kind-of'
import { storage } from './storage/storage'

type Given = { project_id: string; file: File }

/** Keeps a file of a project, as `keepFile` does; an archived one takes none: CONFLICT. */
export async function uploadFile({ project_id, file }: Given) {
  await getTakingProject(project_id)
  return keepFile({ project_id, file })
}

/** Keeps a file of a project until something links it, or for a day. A content that is not taken is UNSUPPORTED_MEDIA_TYPE; when it cannot be stored, nothing is left behind. */
export async function keepFile({ project_id, file }: Given) {
  const content = new Uint8Array(await file.arrayBuffer())
  const kind = await kindOf(content, file.name)
  if (!kind) throw refused()

  // The row comes first: an object that nobody knows of would stay for ever, a row without one goes after a day.
  const row = await db.file.create({
    data: {
      project_id,
      name: cleanName(file.name, kind.extensions),
      mime_type: kind.mime_type,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      storage_key: randomBytes(16).toString('hex'),
      created_at: clock.now(),
    },
  })
  try {
    await (await storage()).put(row.storage_key, content)
  } catch (error) {
    await db.file.delete({ where: { id: row.id } })
    throw error
  }
  return { url: signFileUrl(row), name: row.name, size: row.size, mime_type: row.mime_type }
}

const refused = () =>
  new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Files of this type are not taken. Send an image, a PDF, a text, an Office document, an archive (zip, gz, tar, 7z, rar, bz2, xz), audio or video; programs, scripts, HTML and SVG only inside an archive.',
  )
