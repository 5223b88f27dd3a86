import 'server-only'
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'
import { seal, unseal } from '@/lib/secret'
import type { signing_key } from '@/prisma/client/client'

/** A new Ed25519 key pair (RFC 8037) as it is kept: the private part sealed, together with whose it is. */
export async function newKeyPair(project_id: string) {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as { d: string; x: string }
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x })
  return { kid, x, private_key: await seal('signing-key', JSON.stringify({ project_id, kid, d })) }
}

/** The private part, for signing; throws when the sealed text was made for another project or key. */
export async function openPrivateKey({ project_id, kid, x, private_key }: signing_key): Promise<KeyObject> {
  const sealed = JSON.parse(await unseal('signing-key', private_key)) as { project_id: string; kid: string; d: string }
  if (sealed.project_id !== project_id || sealed.kid !== kid)
    throw new Error(`The signing key ${kid} is not sealed for it.`)
  return createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d: sealed.d }, format: 'jwk' })
}

/** The public part, for verifying. */
export function openPublicKey({ x }: Pick<signing_key, 'x'>): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}
