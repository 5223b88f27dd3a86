import { z } from 'zod'
import { licenseKeyStatuses } from './choices'
import { EndUser, EndUserInShort } from './end-users'
import { Id, Timestamp } from './fields'

/** `expired` is derived from `expires_at`. */
export const LicenseKeyStatus = z.enum(licenseKeyStatuses)
export type LicenseKeyStatus = z.output<typeof LicenseKeyStatus>

const Plan = z.string().nullable()
const Seats = z.int().nullable().meta({ description: 'null: no limit', example: 1 })

const licenseKeyFields = {
  id: Id,
  project_id: Id,
  key_last4: z
    .string()
    .meta({ description: 'The last four characters of the key’s SHA-256, in hex.', example: '9f3a' }),
  status: LicenseKeyStatus,
  plan: Plan,
  max_devices: Seats,
  active_devices: z.int(),
  end_user_id: Id.nullable(),
  expires_at: Timestamp.nullable(),
  metadata: z.record(z.string(), z.unknown()),
  created_at: Timestamp,
  updated_at: Timestamp,
  revoked_at: Timestamp.nullable(),
}

/** A licence as the team's lists show it; the key itself is never among it. */
export const LicenseKey = z.object(licenseKeyFields).meta({ id: 'LicenseKey' })
export type LicenseKey = z.output<typeof LicenseKey>

/** A licence in a list, with who has it. */
export const ListedLicenseKey = LicenseKey.extend({ end_user: EndUserInShort.nullable() }).meta({
  id: 'ListedLicenseKey',
})
export type ListedLicenseKey = z.output<typeof ListedLicenseKey>

/** A licence with its key, which nothing shows again. */
export const MintedLicenseKey = z
  .object({ ...licenseKeyFields, key: z.string().meta({ example: 'ACME-7Q2KD-0XM4T-9VBWA-1CZRP-6HGSN-2FYEJ' }) })
  .meta({ id: 'MintedLicenseKey' })
export type MintedLicenseKey = z.output<typeof MintedLicenseKey>

/** A device on a licence, as the team sees it. */
export const Activation = z
  .object({
    id: Id,
    device_fingerprint: z.string(),
    device_name: z.string().nullable(),
    platform: z.string().nullable(),
    activated_at: Timestamp,
    last_seen_at: Timestamp,
    released_at: Timestamp.nullable(),
  })
  .meta({ id: 'Activation' })
export type Activation = z.output<typeof Activation>

/** A licence with its person and every device that ever held a seat, the one seen last first. */
export const LicenseKeyDetail = z
  .object({ ...licenseKeyFields, end_user: EndUser.nullable(), activations: z.array(Activation) })
  .meta({ id: 'LicenseKeyDetail' })
export type LicenseKeyDetail = z.output<typeof LicenseKeyDetail>

const kid = 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k' // The example of RFC 8037, A.3.
const Kid = z.string().meta({ description: 'RFC 7638 thumbprint', example: kid })

const Jwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().meta({ example: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' }),
  kid: Kid,
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})

/** Public keys as a JWK set (RFC 7517). */
export const JwkSet = z.object({ keys: z.array(Jwk) }).meta({ id: 'JwkSet' })

/** The public part of a project's signing key. */
export const PublicKey = z
  .object({
    project_id: Id,
    kid: Kid,
    algorithm: z.literal('EdDSA'),
    public_key: z.string().meta({
      description: 'PEM, SPKI',
      example:
        '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=\n-----END PUBLIC KEY-----\n',
    }),
    jwk: Jwk,
    jwks_url: z.string(),
    created_at: Timestamp,
  })
  .meta({ id: 'PublicKey' })
export type PublicKey = z.output<typeof PublicKey>

/** What activate and refresh answer; the caller has shown the key, so the fingerprint is theirs. */
export const Entitlement = z
  .object({
    token: z.string().meta({
      description: 'JWT (RFC 7519), EdDSA; verify it offline with the public key.',
      example:
        'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJwbGFuIjoicHJvIiwiZXhwIjoxNzk1NzcxODAwfQ.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
    }),
    expires_at: Timestamp.meta({ example: '2026-11-27T09:30:00.000Z' }),
    refresh_after: Timestamp.meta({
      description: 'About half of the token’s life: refresh from then on.',
      example: '2026-11-23T21:30:00.000Z',
    }),
    activation: Activation,
    license: z.object({
      id: Id,
      plan: Plan,
      status: LicenseKeyStatus,
      max_devices: Seats,
      active_devices: z.int(),
      expires_at: Timestamp.nullable(),
    }),
    public_key: PublicKey,
  })
  .meta({ id: 'Entitlement' })

/** A device as whoever holds the licence sees it. */
export const LicensedDevice = z
  .object({
    id: Id,
    device_name: z.string().nullable(),
    platform: z.string().nullable(),
    activated_at: Timestamp,
    last_seen_at: Timestamp,
  })
  .meta({ id: 'LicensedDevice' })

/** A licence as whoever holds it sees it: with the devices that hold a seat, the one seen last first. */
export const PortalLicense = z
  .object({
    id: Id,
    plan: Plan,
    status: LicenseKeyStatus,
    max_devices: Seats,
    active_devices: z.int(),
    created_at: Timestamp,
    expires_at: Timestamp.nullable(),
    has_old_key: z.boolean().meta({
      description: 'Its key came along from another service: show it as it was typed, not in groups of ours.',
      example: false,
    }),
    devices: z.array(LicensedDevice),
  })
  .meta({ id: 'PortalLicense' })
export type PortalLicense = z.output<typeof PortalLicense>
