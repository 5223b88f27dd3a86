import 'server-only'
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { clock } from '@/lib/clock'
import { MOST_LOGO_BYTES } from '@/lib/contract/project-logo'
import { db, transaction } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { updateCustomization } from './update-customization'

const pictures = ['image/png', 'image/jpeg', 'image/webp']

/** Puts a picture in the place of the project's logo and answers how the portal looks then; one that is too large or of another type is refused. */
export async function setLogo(project_id: string, file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length > MOST_LOGO_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', 'A logo may have 512 KiB at most. Send a smaller one.')
  const mime_type = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!pictures.includes(mime_type))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'A logo is a PNG, a JPEG or a WebP. Send one of those.')

  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const logo = { bytes, mime_type, sha256, updated_at: clock.now() }
  return transaction(async () => {
    const looks = await updateCustomization(project_id, { logo_url: addressOf(project_id, sha256) })
    await db.project_logo.upsert({ where: { project_id }, create: { project_id, ...logo }, update: logo })
    return looks
  })
}

/** Takes the logo away, uploaded or elsewhere; without one nothing happens. */
export async function removeLogo(project_id: string): Promise<void> {
  await updateCustomization(project_id, { logo_url: null })
}

const addressOf = (project_id: string, sha256: string) => `/portal/projects/${project_id}/logo?v=${sha256.slice(0, 12)}`
