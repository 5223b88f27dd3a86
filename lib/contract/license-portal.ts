import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, maybeLine, text } from './fields'
import { Entitlement, JwkSet, PortalLicense } from './license-key'
import { LONGEST_KEY } from './longest-key'

const tag = 'Licence portal'
const path = '/portal/license-keys'

const Key = text(LONGEST_KEY).meta({
  description:
    'As it was handed out or typed: case, dashes, spaces and prefix do not matter; O is read as 0, I and L as 1. A key of another service works as long as it was imported with its licence.',
  example: 'ACME-7Q2KD-0XM4T-9VBWA-1CZRP-6HGSN-2FYEJ',
})
const DeviceFingerprint = text(200).meta({
  description: 'Any text that stays the same for one device, also after a reinstall.',
  example: 'b7d1c6d2-macbook',
})
const device = { project_id: Id, key: Key, device_fingerprint: DeviceFingerprint }

/** A device that takes a seat. */
export const deviceFields = {
  device_fingerprint: DeviceFingerprint,
  device_name: maybeLine(200),
  platform: maybeLine(200),
}

/** What a licence that is over, for now or for good, is refused with. */
export const inactive = ['LICENSE_KEY_REVOKED', 'LICENSE_KEY_SUSPENDED', 'LICENSE_KEY_EXPIRED'] as const

const refusals = ['LICENSE_KEY_NOT_FOUND', ...inactive] as const
const limits = '60 a minute from one address, 20 a minute for one key.'

export const licensePortal = {
  activate: endpoint({
    method: 'POST',
    path: `${path}/activate`,
    access: 'public',
    tag,
    summary: 'Activate a device',
    description: `Binds the device to a seat and answers a signed token. A device that has a seat takes no second one: the same activation, a new token. With every seat taken, \`error.devices\` lists what holds them (\`device_name, platform, last_seen_at\`; the 500 seen last) and \`error.manage_url\` is the page that frees one. ${limits}`,
    body: z.object({ ...device, ...deviceFields }),
    data: Entitlement,
    errors: [...refusals, 'SEAT_LIMIT_REACHED'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: `${path}/refresh`,
    access: 'public',
    tag,
    summary: 'Refresh a device’s token',
    description: `For a device that holds a seat. ${limits}`,
    body: z.object(device),
    data: Entitlement,
    errors: [...refusals, 'DEVICE_NOT_ACTIVATED'],
  }),
  deactivate: endpoint({
    method: 'POST',
    path: `${path}/deactivate`,
    access: 'public',
    tag,
    summary: 'Give a device’s seat back',
    description: `Idempotent: a device without a seat is acknowledged too, and so is one of a revoked, suspended or expired licence. ${limits}`,
    body: z.object(device),
    errors: ['LICENSE_KEY_NOT_FOUND'],
  }),
  jwks: endpoint({
    method: 'GET',
    path: `${path}/jwks`,
    access: 'public',
    tag,
    summary: 'Read the public keys',
    description:
      'A JWK set (RFC 7517) of Ed25519 keys (RFC 8037): the current one first, retired ones until the last token they signed has run out. Empty before the first key is made.',
    query: z.object({ project_id: Id }),
    plain: 'application/jwk-set+json',
    plainSchema: JwkSet,
  }),
  lookUp: endpoint({
    method: 'POST',
    path: `${path}/look-up`,
    access: 'public',
    tag,
    summary: 'Read the licence of a key',
    description: `For whoever has the key, whatever the licence’s state; with the 500 devices seen last. ${limits}`,
    body: z.object({ project_id: Id, key: Key }),
    data: PortalLicense,
    errors: ['LICENSE_KEY_NOT_FOUND'],
  }),
  mine: endpoint({
    method: 'GET',
    path: `${path}/mine`,
    access: 'session',
    tag,
    summary: 'List the licences of whoever is signed in',
    description: 'Those of the end users with the session’s address, newest first, 100 at most.',
    query: z.object({ project_id: Id }),
    data: z.array(PortalLicense),
  }),
  release: endpoint({
    method: 'POST',
    path: `${path}/release`,
    access: 'public',
    customer: true,
    tag,
    summary: 'Free the seat of another device',
    description: `With the licence’s key, or with a session of its end user’s address. Idempotent. ${limits}`,
    query: z.object({
      project_id: Id.optional().meta({
        description: 'The same as in the body: for browsers that are signed in to several projects.',
      }),
    }),
    body: z.object({
      project_id: Id,
      activation_id: Id,
      key: Key.nullish().meta({ description: 'Not needed with a session.' }),
    }),
    data: PortalLicense,
    errors: ['UNAUTHORIZED', 'FORBIDDEN', 'LICENSE_KEY_NOT_FOUND'],
  }),
}
