import 'server-only'
import { randomBytes } from 'node:crypto'
import { db, transaction } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { seal, unseal } from '@/lib/secret'

/**
 * The secret under which a host app signs the ids of its users (`user_hash`): `ids_` and 64 hex digits, sealed in the database. It
 * is made when it is first asked for; however many ask at once, all get the same. NOT_FOUND for an unknown project.
 */
export async function identitySecret(project_id: string): Promise<string> {
  const sealed = (await sealedSecret(project_id)) ?? (await makeSecret(project_id))
  return unseal('identity', sealed)
}

/** The same where it has been made; null before. */
export async function knownIdentitySecret(project_id: string): Promise<string | null> {
  const sealed = await sealedSecret(project_id)
  return sealed && unseal('identity', sealed)
}

async function sealedSecret(id: string): Promise<string | null> {
  const row = await db.project.findUnique({ where: { id }, select: { identity_secret: true } })
  if (!row) throw notFound('project')
  return row.identity_secret
}

/** Makes a new one in place of the old, which is good for nothing from then on. */
export async function renewIdentitySecret(id: string): Promise<string> {
  const secret = newSecret()
  const identity_secret = await seal('identity', secret)
  await transaction(() => db.project.update({ where: { id }, data: { identity_secret } }))
  return secret
}

const newSecret = () => `ids_${randomBytes(32).toString('hex')}`

/** Only the first of those who make one at once keeps theirs. */
async function makeSecret(id: string): Promise<string> {
  const identity_secret = await seal('identity', newSecret())
  const { count } = await transaction(() =>
    db.project.updateMany({ where: { id, identity_secret: null }, data: { identity_secret } }),
  )
  return count === 1 ? identity_secret : ((await sealedSecret(id)) as string)
}
