import { z } from 'zod'
import { endpoint } from './endpoint'
import { Color, Email, Id, maybeText, Timestamp, text } from './fields'
import { Customization, PartChanges } from './portal'
import { StatusLabels, StatusLabelsInput } from './status-labels'

const tag = 'Projects'
const path = '/api/v1/projects/{id}'
const params = z.object({ id: Id })

const IdentitySecret = z.string().meta({
  description:
    'Under it your app signs its users: `user_hash` is the hex HMAC-SHA256 of `external_user_id`. Keep it on your server.',
  example: 'ids_…',
})

const HOUR = 60 * 60

const seconds = (least: number, most: number) =>
  z.int().min(least, `must be from ${least} to ${most} seconds`).max(most, `must be from ${least} to ${most} seconds`)

const prefix = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{2,8}$/, 'must be 2 to 8 letters, or null for none')
  .transform((value) => value.toUpperCase())
  .meta({ type: 'string', pattern: '^[A-Za-z]{2,8}$', example: 'ACME' })

const LanguageTag = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a BCP 47 code like en or de-CH')
  .max(35)
  .meta({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$', example: 'en' })

/** The last part of a portal's address. */
export const Slug = z
  .string()
  .trim()
  .max(60, 'must be at most 60 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens, up to 60')
  .refine((value) => !z.uuid().safeParse(value).success, 'must not look like an id')
  .meta({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60, example: 'acme' })

/** Addresses with commas between; none is nobody. */
const Recipients = maybeText(1_000)
  .transform(
    (value) =>
      (value ?? '')
        .split(',')
        .flatMap((address) => address.trim() || [])
        .join(', ') || null,
  )
  .refine(
    (value) => (value ?? '').split(', ').every((each) => !each || Email.safeParse(each).success),
    'must be e-mail addresses with commas between',
  )
  .meta({
    description:
      'Who of the team is mailed about requests and replies: addresses with commas between, or null for nobody.',
    example: 'team@example.com',
  })

/** A project's settings, with what each takes. */
const settings = {
  unproven_request_list: z
    .boolean()
    .meta({ description: 'Whether `my` tells anything to those who only know an address.' }),
  wish_moderation: z.boolean().meta({ description: 'New wishes wait for the team.', example: false }),
  require_bot_fields: z.boolean().meta({ example: false }),
  entitlement_ttl_seconds: seconds(HOUR, 90 * 24 * HOUR).meta({
    description: 'How long a device’s token is good: an hour to 90 days.',
    example: 604_800,
  }),
  license_key_prefix: prefix.nullable().meta({ description: 'Stands before new licence keys.' }),
  referral_boost_hours: z.int().min(0).max(8_760).meta({ example: 0 }),
  waitlist_confirmation: z.boolean().meta({ example: false }),
  language: LanguageTag,
  support_status_labels: StatusLabelsInput,
}

/** A project as its team sees it. */
export const Project = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    settings: z.object({
      unproven_request_list: z.boolean(),
      wish_moderation: z.boolean(),
      require_bot_fields: z.boolean(),
      entitlement_ttl_seconds: z.int().meta({ example: 604_800 }),
      license_key_prefix: z.string().nullable(),
      referral_boost_hours: z.int(),
      waitlist_confirmation: z.boolean(),
      language: z.string(),
      support_status_labels: StatusLabels,
    }),
    created_at: Timestamp,
    updated_at: Timestamp,
    support_recipient: z.string().nullable().meta({ example: 'team@example.com' }),
    archived_at: Timestamp.nullable().meta({
      description: 'Since then its portal is closed and it takes nothing new from the public; licences work on.',
      example: null,
    }),
    identity_secret: IdentitySecret.nullable().meta({ description: 'With the permission `write`; else null.' }),
  })
  .meta({ id: 'Project' })

export const projects = {
  get: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    tag,
    summary: 'Read the project',
    description: 'With `write` it tells the identity secret, which is made when it is first asked for.',
    params,
    data: Project,
  }),
  update: endpoint({
    method: 'PATCH',
    path,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Change the project',
    description:
      'What is not given stays, each of the settings and of the labels too. A new language indexes everything that is searched anew. Under a slug that it had before the portal is found all the same, and nobody else can take it. `archived: true` closes the portal and refuses new wishes, votes, comments, requests, customers’ messages, submissions, places in line, uploads and sign-ins with CONFLICT, and the team’s replies and invitations, whose letters would lead nowhere; licences with their page, and the rest of what the team does, go on; `false` opens it again.',
    params,
    body: z.object({
      name: text(200).optional(),
      slug: Slug.optional(),
      archived: z.boolean().optional().meta({ example: false }),
      support_recipient: Recipients.optional(),
      settings: z.object(settings).partial().optional(),
    }),
    data: Project,
    errors: ['CONFLICT'],
  }),
  getCustomization: endpoint({
    method: 'GET',
    path: `${path}/customization`,
    access: 'admin',
    tag,
    summary: 'Read how the portal looks',
    params,
    data: Customization,
  }),
  updateCustomization: endpoint({
    method: 'PUT',
    path: `${path}/customization`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Change how the portal looks',
    description:
      'What is not given stays, each of the `parts` too; `null` goes back to the default. Forms that the project does not have are refused.',
    params,
    body: z
      .object({
        name: maybeText(200),
        tagline: maybeText(300),
        logo_url: z
          .url({ protocol: /^https$/, error: 'must be an https: address' })
          .max(2_000)
          .nullable(),
        accent_color: Color.nullable(),
        contact_forms: z.array(text(64)).max(100),
        support_forms: z.array(text(64)).max(100),
        parts: PartChanges.nullable(),
      })
      .partial(),
    data: Customization,
  }),
  renewIdentitySecret: endpoint({
    method: 'POST',
    path: `${path}/identity-secret`,
    access: 'admin',
    needs: 'manage',
    tag,
    summary: 'Make the identity secret anew',
    description: 'Every `user_hash` under the old one is refused from now on.',
    params,
    data: z.object({ identity_secret: IdentitySecret }).meta({ id: 'IdentitySecret' }),
  }),
}
