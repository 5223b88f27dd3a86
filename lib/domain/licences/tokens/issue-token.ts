import 'server-only'
import { randomInt, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { shownLicenseKey } from '@/lib/domain/licences/shown-license-key'
import { currentSigningKey } from '@/lib/domain/licences/signing/current-signing-key'
import { noteToken } from '@/lib/domain/licences/signing/note-token'
import { publicKeyOf } from '@/lib/domain/licences/signing/public-key'
import type { PortalProject } from '@/lib/domain/projects/find-project'
import { env } from '@/lib/env'
import { sha256 } from '@/lib/secret'
import type { license_activation, license_key } from '@/prisma/client/client'

export type Issued = Awaited<ReturnType<typeof issueToken>>

/** Clocks of devices may be so many seconds behind. */
const EARLY = 60

/**
 * A device's entitlement token (RFC 7519, signed as RFC 8037 has it), good for the project's time and never longer than the licence, and what
 * goes with it. The licence is held by whoever calls, and is good.
 */
export async function issueToken(project: PortalProject, licence: license_key, activation: license_activation) {
  const { id, project_id, plan, max_devices } = licence
  const times = timesOf(project.settings.entitlement_ttl_seconds, licence.expires_at)
  const signer = await currentSigningKey(project_id)
  const token = await new SignJWT({
    iss: env.BASE_URL,
    aud: project_id,
    sub: id,
    jti: randomUUID(),
    nbf: times.iat - EARLY,
    ...times,
    plan,
    max_devices,
    device: { id: activation.id, fingerprint_sha256: sha256(activation.device_fingerprint) },
    end_user: await endUserOf(licence),
    metadata: licence.metadata,
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: signer.kid })
    .sign(signer.private)

  const expires_at = dateOf(times.exp)
  const { tokens_until } = signer.row
  if (!tokens_until || tokens_until < expires_at) await noteToken(signer.id, expires_at)
  return {
    token,
    expires_at,
    refresh_after: dateOf(times.refresh_after),
    activation,
    license: shownLicenseKey(licence),
    public_key: publicKeyOf(signer.row),
  }
}

const dateOf = (seconds: number) => new Date(seconds * 1_000)

/** In Unix time: refreshed at half of its life, give or take a tenth of it, so that devices that were activated together do not come together. */
function timesOf(ttl: number, licence_ends: Date | null) {
  const iat = Math.floor(clock.now().getTime() / 1_000)
  const ends = licence_ends ? Math.floor(licence_ends.getTime() / 1_000) : Number.POSITIVE_INFINITY
  const exp = Math.min(iat + ttl, ends)
  const tenth = (exp - iat) / 10
  const refresh_after = Math.round(iat + 5 * tenth + (randomInt(-1_000, 1_001) / 1_000) * tenth)
  return { iat, exp, refresh_after }
}

async function endUserOf({ project_id, end_user_id }: license_key) {
  if (!end_user_id) return null
  return db.end_user.findFirst({ where: { id: end_user_id, project_id }, select: { id: true, external_id: true } })
}
