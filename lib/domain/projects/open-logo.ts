import 'server-only'
import type { Download } from '@/lib/contract/endpoint'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'

const YEAR = 365 * 24 * 60 * 60

/** A project's uploaded logo, for anybody; kept by browsers where its version is named. NOT_FOUND without one. */
export async function openLogo(project_id: string, version: string | undefined): Promise<Download> {
  const logo = await db.project_logo.findUnique({ where: { project_id } })
  if (!logo) throw notFound('logo')

  const { bytes, mime_type, sha256 } = logo
  return {
    name: `logo.${mime_type.replace('image/', '')}`,
    mime_type,
    size: bytes.length,
    tag: sha256.slice(0, 32),
    max_age: version && sha256.startsWith(version) ? YEAR : 0,
    open: async ({ first, last }) => new Blob([bytes.subarray(first, last + 1)]).stream(),
  }
}
