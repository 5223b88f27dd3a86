import { z } from 'zod'
import { endpoint } from './endpoint'
import { FreeForm, Id, MaybeEmail, maybeLine, maybeText, text } from './fields'
import { Entitlement, LicenseKey, ListedLicenseKey } from './license-key'
import { mintable } from './license-keys'
import { deviceFields, inactive } from './license-portal'
import { LONGEST_KEY } from './longest-key'

const tag = 'Licence keys'
const path = '/api/v1/license-keys'

/** So many rows one call imports. */
export const MOST_IMPORTED = 200

const example = 'ACME-7Q2KD-0XM4T-9VBWA-1CZRP-6HGSN-2FYEJ'

/** A licence as it comes from elsewhere. */
export const ImportedRow = z
  .object({
    key: maybeText(LONGEST_KEY).meta({
      description:
        'The key as people have it, at least 16 letters and digits. It goes on working; without one a new key is made.',
      example: '38B1460A-5104-4067-A91D-77B872934D51',
    }),
    email: MaybeEmail,
    name: maybeLine(200).meta({ example: 'Ana' }),
    external_id: maybeText(200).meta({ example: null }),
    ...mintable,
    status: z.enum(['active', 'suspended', 'revoked']).nullish(),
    metadata: FreeForm.nullish(),
  })
  .meta({ id: 'ImportedRow' })
export type ImportedRow = z.output<typeof ImportedRow>

const Imported = LicenseKey.extend({
  row: z.int().meta({ description: 'Which of the rows it was, from 0.', example: 0 }),
  key: z
    .string()
    .nullable()
    .meta({ description: 'The new key, shown once; null where an old one came along.', example }),
})

/** What an import made. */
export const LicenseImport = z
  .object({
    dry_run: z.boolean(),
    rows: z.int().meta({ description: 'How many licences it is.', example: 1 }),
    imported: z.array(Imported).meta({ description: 'In the order of the rows; none with `dry_run`.' }),
  })
  .meta({ id: 'LicenseImport' })
export type LicenseImport = z.output<typeof LicenseImport>

/** What the team does beyond one licence's own record. */
export const licenseDesk = {
  lookUp: endpoint({
    method: 'POST',
    path: `${path}/look-up`,
    access: 'admin',
    reads: true,
    tag,
    summary: 'Find the licence of a key',
    description: 'The key goes in the body, so that it stands in no address, history or log.',
    body: z.object({ project_id: Id, key: text(LONGEST_KEY).meta({ example }) }),
    data: ListedLicenseKey,
    errors: ['LICENSE_KEY_NOT_FOUND'],
  }),
  activate: endpoint({
    method: 'POST',
    path: `${path}/{id}/activations`,
    access: 'admin',
    tag,
    summary: 'Activate a device by hand',
    description:
      'As the portal does it with the key: for a device that never comes online, whose token somebody carries there. A device that has a seat takes no second one: the same activation, a new token.',
    params: z.object({ id: Id }),
    body: z.object(deviceFields),
    data: Entitlement,
    errors: [...inactive, 'SEAT_LIMIT_REACHED'],
  }),
  freeSeat: endpoint({
    method: 'DELETE',
    path: `${path}/{id}/activations/{activationId}`,
    access: 'admin',
    tag,
    summary: 'Free a device’s seat',
    description: 'Whatever the licence’s state. A device that holds no seat any more is no error.',
    params: z.object({ id: Id, activationId: Id }),
  }),
  import: endpoint({
    method: 'POST',
    path: `${path}/import`,
    access: 'admin',
    tag,
    summary: 'Import licences',
    description: `Up to ${MOST_IMPORTED} at once, all or none: for who moves here from another service. With \`key\` people go on with the key they have (of which only a hash is kept), without one a new key is made and answered once. People are found or made by \`external_id\` and \`email\`. Where something is wrong, \`details\` names the rows (\`rows.3.key\`); \`dry_run\` only checks. Of a project’s imports one runs at a time, the others wait; after 45 s (8 s with \`Idempotency-Key\`) they are RATE_LIMITED. With \`Idempotency-Key\` a replay makes nothing twice, and shows the keys again for 24 h.`,
    body: z.object({
      project_id: Id,
      dry_run: z.boolean().default(false),
      rows: z
        .array(ImportedRow)
        .min(1, 'must hold a licence')
        .max(MOST_IMPORTED, `must be at most ${MOST_IMPORTED}`)
        .meta({
          example: [{ email: 'ana@example.com', plan: 'pro', max_devices: 3, expires_at: '2027-12-31T23:59:59Z' }],
        }),
    }),
    data: LicenseImport,
    repeatable: true,
  }),
}
