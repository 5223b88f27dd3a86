import 'server-only'
import type { PublicKey } from '@/lib/contract/license-key'
import { env } from '@/lib/env'
import type { signing_key } from '@/prisma/client/client'
import { openPublicKey } from './key-pair'

/** The public part of a signing key, as the contract has it. */
export function publicKeyOf(row: signing_key) {
  return {
    project_id: row.project_id,
    kid: row.kid,
    algorithm: 'EdDSA' as const,
    public_key: openPublicKey(row).export({ format: 'pem', type: 'spki' }).toString(),
    jwk: jwkOf(row),
    jwks_url: jwksUrl(row.project_id),
    created_at: row.created_at,
  }
}

/** The public part as a JWK (RFC 7517, RFC 8037). */
export function jwkOf({ kid, x }: Pick<signing_key, 'kid' | 'x'>): PublicKey['jwk'] {
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }
}

/** Where a project's JWK set is read. */
export const jwksUrl = (project_id: string): string =>
  new URL(`/portal/license-keys/jwks?project_id=${project_id}`, env.BASE_URL).href
