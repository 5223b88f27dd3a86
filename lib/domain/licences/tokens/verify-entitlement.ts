import 'server-only'
import type { KeyObject } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { z } from 'zod'
import type { LicenseHolder } from '@/lib/caller'
import { clock } from '@/lib/clock'
import { db } from '@/lib/db'
import { statusOf } from '@/lib/domain/licences/shown-license-key'
import { findVerifyingKey } from '@/lib/domain/licences/signing/verifying-key'
import { env } from '@/lib/env'

/** Whether a text has the shape of a JWT (RFC 7519), an unsigned one too, so that nothing else is looked at. */
export const isJwt = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text)

const Header = z.object({ alg: z.literal('EdDSA'), kid: z.string().regex(/^[\w-]{1,100}$/) })
const Claims = z.object({ sub: z.uuid(), device: z.object({ id: z.uuid() }) })

/**
 * Whose device an entitlement token speaks for: ours by signature, issuer and audience, in its time, of a key that was not given
 * away, its licence good and its device bound as of now. Null for anything else.
 */
export async function verifyEntitlement(jwt: string): Promise<LicenseHolder | null> {
  const signed = signedBy(jwt)
  const key = signed && (await findVerifyingKey(signed.project_id, signed.kid))
  const claims = key && (await claimsOf(jwt, signed.project_id, key.public))
  if (!claims) return null

  const { project_id } = signed
  const licence = await db.license_key.findFirst({
    where: { id: claims.sub, project_id, activations: { some: { id: claims.device.id, released_at: null } } },
  })
  if (!licence || statusOf(licence) !== 'active') return null
  return { project_id, license_key_id: licence.id, end_user_id: licence.end_user_id }
}

/** The project and the key that a token names; nothing of it is believed yet. */
function signedBy(jwt: string): { project_id: string; kid: string } | null {
  try {
    return { kid: Header.parse(decodeProtectedHeader(jwt)).kid, project_id: z.uuid().parse(decodeJwt(jwt).aud) }
  } catch {
    return null
  }
}

async function claimsOf(jwt: string, project_id: string, key: KeyObject): Promise<z.output<typeof Claims> | null> {
  try {
    const { payload } = await jwtVerify(jwt, key, {
      algorithms: ['EdDSA'],
      typ: 'JWT',
      issuer: env.BASE_URL,
      audience: project_id,
      requiredClaims: ['exp', 'nbf', 'iat', 'sub'],
      currentDate: clock.now(),
    })
    return Claims.parse(payload)
  } catch {
    return null
  }
}
