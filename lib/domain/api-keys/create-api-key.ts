import 'server-only'
import { db, transaction } from '@/lib/db'
import { newApiKey } from '@/lib/domain/access/api-key-text'
import { AppError } from '@/lib/errors'
import { sha256 } from '@/lib/secret'

type NewKey = {
  project_id: string
  name?: string
  permission?: 'read' | 'write'
  expires_at?: Date | null
  /** Who of the team makes it; nobody: the command line. */
  maker?: { id: string; name: string }
}

/** Makes an API key of a project. The answer's `key` is its plaintext, which nothing else ever shows; an unknown project is NOT_FOUND. */
export async function createApiKey({
  project_id,
  name = 'API key',
  permission = 'write',
  expires_at = null,
  maker,
}: NewKey) {
  const project = await db.project.findUnique({ where: { id: project_id }, select: { id: true } })
  if (!project) throw new AppError('NOT_FOUND', 'There is no project with that id.')

  const key = newApiKey()
  const by = maker ? { created_by: maker.name, created_by_id: maker.id } : {}
  const data = { ...by, project_id, name, permission, expires_at, prefix: key.slice(0, 8), hash: sha256(key) }
  const row = await transaction(() => db.api_key.create({ data, omit: { hash: true } }))
  return { ...row, key }
}
