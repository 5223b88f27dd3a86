import { z } from 'zod'
import { EndUserInput } from './end-users'
import { endpoint } from './endpoint'
import { FreeForm, Id, maybeLine, maybeText, paging } from './fields'
import {
  LicenseKey,
  LicenseKeyDetail,
  LicenseKeyStatus,
  ListedLicenseKey,
  MintedLicenseKey,
  PublicKey,
} from './license-key'

const tag = 'Licence keys'
const path = '/api/v1/license-keys'
const params = z.object({ id: Id })

const Seats = z
  .int('must be a whole number from 1, or null for no limit')
  .min(1, 'must be a whole number from 1, or null for no limit')
  .max(2_147_483_647)
  .nullable()
  .optional()
  .meta({ description: 'How many devices; null: no limit.', example: 3 })

const Expiry = z.iso
  .datetime({ offset: true, error: 'must be ISO 8601 with a zone, like 2027-01-31T00:00:00Z' })
  .transform((value) => new Date(value))
  .refine(
    (value) => value.getUTCFullYear() >= 1970 && value.getUTCFullYear() <= 9999,
    'must be a year from 1970 to 9999',
  )
  .meta({ description: 'ISO 8601 with a zone; null: never.', example: '2027-12-31T23:59:59Z' })
  .nullable()
  .optional()

/** What every licence may have; also one that comes with an invitation. */
export const mintable = {
  plan: maybeText(200).meta({ example: 'pro' }),
  max_devices: Seats,
  expires_at: Expiry,
}

const fields = {
  end_user_id: Id.nullish().meta({ example: null }),
  ...mintable,
  metadata: FreeForm.nullish(),
}

const revokedStays = 'Revoking is for good; a licence that is revoked stays so.'

export const licenseKeys = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'List licence keys',
    description:
      'Newest first, with the number of seats in use; never the key itself. `search` looks for parts of the person’s address, name or `external_id`, or for the last four; it answers at most 1,000. For the licence of a key, `POST …/look-up` takes the key in its body, which no log of addresses has; here it is refused.',
    query: z.object({
      project_id: Id,
      status: LicenseKeyStatus.optional(),
      end_user_id: Id.optional(),
      key_last4: z
        .string()
        .toLowerCase()
        .regex(/^[0-9a-f]{4}$/, 'must be four hex digits')
        .optional(),
      search: maybeLine(200),
      ...paging,
      per_page: paging.per_page.unwrap().default(100).meta({
        type: 'integer',
        minimum: 1,
        description: '100 when not given; more than 100 is answered as 100.',
      }),
    }),
    list: ListedLicenseKey,
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'admin',
    tag,
    summary: 'Mint a licence key',
    description:
      'Answers the key in `data.key`, once: only its hash is kept. With `Idempotency-Key` a replay within 24 h shows it again. With `end_user` the person is made or merged first.',
    body: z
      .object({ project_id: Id, end_user: EndUserInput.nullish(), ...fields })
      .refine(({ end_user, end_user_id }) => !(end_user && end_user_id), {
        message: 'must not be given together with end_user_id',
        path: ['end_user'],
      }),
    data: MintedLicenseKey,
    creates: true,
  }),
  publicKey: endpoint({
    method: 'GET',
    path: `${path}/public-key`,
    access: 'admin',
    tag,
    summary: 'Read the public key',
    description:
      'The key pair is made with the first token, or when somebody who may write first asks for it; until then it is NOT_FOUND for others. The private part is never shown.',
    query: z.object({ project_id: Id }),
    data: PublicKey,
  }),
  rotate: endpoint({
    method: 'POST',
    path: `${path}/public-key/rotate`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Make a new key pair',
    description:
      'New tokens are signed with it at once. The old key stays in the JWK set until the last token it signed has run out; with `compromised` every retired key is dropped at once.',
    query: z.object({ project_id: Id }),
    body: z.object({ compromised: z.boolean().optional().meta({ example: false }) }),
    bodyOptional: true,
    data: PublicKey,
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: 'admin',
    tag,
    summary: 'Read a licence key',
    description: 'With its end user and every device, released ones too.',
    params,
    data: LicenseKeyDetail,
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    access: 'admin',
    tag,
    summary: 'Change a licence key',
    description:
      'What is not given stays; `metadata` is replaced. Fewer `max_devices` than seats in use keeps those and takes no new ones. `project_id`, `key`, `status` and `end_user` are refused.',
    params,
    // What is refused gets to the verb: another project's id is FORBIDDEN before that.
    body: z.object(fields).catchall(z.unknown()),
    data: LicenseKey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Delete a licence key for good',
    description: 'Its activations go with it. Tokens that devices hold verify until they run out.',
    params,
  }),
  revoke: endpoint({
    method: 'POST',
    path: `${path}/{id}/revoke`,
    access: 'admin',
    tag,
    summary: 'Revoke a licence key',
    description: `Devices keep working until their token runs out; then refresh fails. ${revokedStays} Revoking twice is no error.`,
    params,
    data: LicenseKey,
  }),
  suspend: endpoint({
    method: 'POST',
    path: `${path}/{id}/suspend`,
    access: 'admin',
    tag,
    summary: 'Suspend a licence key',
    description: `Like revoking, until it is reinstated. ${revokedStays} Suspending twice is no error.`,
    params,
    data: LicenseKey,
    errors: ['CONFLICT'],
  }),
  reinstate: endpoint({
    method: 'POST',
    path: `${path}/{id}/reinstate`,
    access: 'admin',
    tag,
    summary: 'Reinstate a suspended licence key',
    description: `${revokedStays} One that is active already stays as it is.`,
    params,
    data: LicenseKey,
    errors: ['CONFLICT'],
  }),
}
