import 'server-only'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { emit } from '@/lib/domain/events/emit'
import type { signing_key } from '@/prisma/client/client'
import { holdSigningKey } from './hold-signing-key'
import { makeSigningKey } from './make-signing-key'
import { jwksUrl, publicKeyOf } from './public-key'

/**
 * Makes a new current key and answers its public part. The one before verifies until its last token has run out; with
 * `compromised`, neither it nor any other retired one verifies anything from now on. Nobody is
 * answered a token of the old one after this is; many at once take their turns.
 */
export async function rotateSigningKey(
  project_id: string,
  { compromised = false }: { compromised?: boolean | undefined },
) {
  return transaction(async () => {
    await holdSigningKey(project_id)
    const now = clock.now()
    let previous: signing_key | undefined
    let made: signing_key | null = null
    while (!made) {
      // The first key of a project may be made between these two: then that one is retired as well.
      previous = (await retire(project_id, now)) ?? previous
      made = await makeSigningKey(project_id)
    }
    if (compromised) await drop(project_id, now)
    await emit({
      type: 'signing_key_rotated',
      project_id,
      data: { kid: made.kid, previous_kid: previous?.kid ?? null, compromised, jwks_url: jwksUrl(project_id) },
    })
    return publicKeyOf(made)
  })
}

async function retire(project_id: string, retired_at: Date): Promise<signing_key | undefined> {
  const [row] = await db.signing_key.updateManyAndReturn({
    where: { project_id, retired_at: null },
    data: { retired_at },
  })
  return row
}

async function drop(project_id: string, compromised_at: Date): Promise<void> {
  await db.signing_key.updateMany({
    where: { project_id, retired_at: { not: null }, compromised_at: null },
    data: { compromised_at },
  })
}
