import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { Visitor } from '@/lib/caller'
import type { supportRequests } from '@/lib/contract/support-requests'
import { db } from '@/lib/db'
import { countRefusedTry } from '@/lib/domain/access/require-budget'
import { getProject, type PortalProject } from '@/lib/domain/projects/find-project'
import { knownIdentitySecret } from '@/lib/domain/projects/identity-secret'
import { shownRequest } from '@/lib/domain/support/shown-request'
import { AppError, invalid } from '@/lib/errors'
import type { Prisma, support_request } from '@/prisma/client/client'
import { keyOf } from './address'
import { newestFirst } from './newest-first'

type Query = z.output<typeof supportRequests.my.query>
type Whose = Prisma.support_requestWhereInput

/**
 * A page of somebody's requests, newest first: whole records of what a session or `user_hash` proves; without a proof six fields
 * that tell nothing that matters, or nothing at all where the project has switched that off.
 */
export async function listMy(visitor: Visitor, query: Query) {
  const project = await getProject(query.project_id)
  const proven = await provenBy(visitor, query)
  if (proven.length > 0) return page(proven, query, project, shownRequest)

  const named = namedIn(query)
  if (named.length === 0) throw invalid('email', 'is required, unless external_user_id or a session says who asks')
  const told = project.settings.unproven_request_list ? named : []
  return page(told, query, project, shownUnproven)
}

/** Whose requests a session and `user_hash` prove; each for itself, so that one never proves what the other would have to. */
async function provenBy(visitor: Visitor, query: Query): Promise<Whose[]> {
  const session = visitor.proof?.by === 'session' ? visitor.proof : null
  if (session && query.email && keyOf(query.email) !== session.email_key) {
    throw new AppError('FORBIDDEN', 'This session is of another address than the one in “email”.')
  }
  const { external_user_id, user_hash } = query
  if (user_hash !== undefined) {
    if (!external_user_id) throw invalid('external_user_id', 'is required with user_hash')
    await requireHash(visitor, query.project_id, external_user_id, user_hash)
  }
  return [
    ...(session ? [{ email_key: session.email_key }] : []),
    ...(external_user_id && user_hash !== undefined ? [{ external_user_id }] : []),
  ]
}

async function requireHash(visitor: Visitor, project_id: string, user: string, given: string): Promise<void> {
  // Before there is a secret nothing is signed under it; whoever asks makes none.
  const secret = (await knownIdentitySecret(project_id)) ?? randomBytes(32)
  const right = createHmac('sha256', secret).update(user).digest()
  const sent = Buffer.from(/^[0-9a-f]{64}$/i.test(given) ? given : '', 'hex')
  if (sent.length === right.length && timingSafeEqual(sent, right)) return

  await countRefusedTry('user_hash', visitor.address)
  throw new AppError(
    'UNAUTHORIZED',
    'user_hash is not the hex HMAC-SHA256 of external_user_id under the identity secret of this project.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  )
}

const namedIn = ({ email, external_user_id }: Query): Whose[] => [
  ...(email ? [{ email_key: keyOf(email) }] : []),
  ...(external_user_id ? [{ external_user_id }] : []),
]

async function page<T>(
  whose: Whose[],
  query: Query,
  { id: project_id }: PortalProject,
  shown: (row: support_request) => T,
) {
  const { page, per_page } = query
  const where = { project_id, OR: whose } // Of an empty OR there is no row.
  const total = await db.support_request.count({ where })
  const rows = await db.support_request.findMany({
    where,
    orderBy: newestFirst,
    skip: (page - 1) * per_page,
    take: per_page,
  })
  return { rows: rows.map(shown), total, page, per_page }
}

/** Nothing but these six: the contract would let a whole record pass. */
const shownUnproven = ({ id, number, status, created_at, updated_at, message_count }: support_request) => ({
  id,
  number,
  status,
  created_at,
  updated_at,
  message_count,
})
