import 'server-only'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { sha256 } from '@/lib/secret'
import { newSupportToken } from './access/support-token'

/** A new token that opens one request, and its hash, which alone is kept. */
export function newAccess(): { access_token: string; token_hash: string } {
  const access_token = newSupportToken('request')
  return { access_token, token_hash: sha256(access_token) }
}

/** The portal address that opens a request; without a number nothing in it tells which. */
export async function requestLink(
  project_id: string,
  access_token: string,
  room: number | 'open' = 'open',
): Promise<string> {
  const { slug } = await db.project.findUniqueOrThrow({ where: { id: project_id }, select: { slug: true } })
  return `${env.BASE_URL}/p/${slug}/support/${room}?token=${access_token}`
}

/** Keeps the hashes of tokens that open a request, until they run out where they do. */
export async function keepAccess(
  { id, project_id }: { id: string; project_id: string },
  hashes: (string | undefined)[],
  expires_at: Date | null = null,
): Promise<void> {
  const known = hashes.filter((hash) => hash !== undefined)
  await db.support_access_token.createMany({
    data: known.map((hash) => ({ hash, project_id, support_request_id: id, expires_at })),
  })
}
