import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, Timestamp } from './fields'

const tag = 'Projects'
const path = '/api/v1/projects/{id}'
const params = z.object({ id: Id })

const IdentitySecret = z.string().meta({
  description:
    'Under it your app signs its users: `user_hash` is the hex HMAC-SHA256 of `external_user_id`. Keep it on your server.',
  example: 'ids_…',
})

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
      language: z.string(),
    }),
    created_at: Timestamp,
    updated_at: Timestamp,
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
  renewIdentitySecret: endpoint({
    method: 'POST',
    path: `${path}/identity-secret`,
    access: 'admin',
    tag,
    summary: 'Make the identity secret anew',
    description: 'Every `user_hash` under the old one is refused from now on.',
    params,
    data: z.object({ identity_secret: IdentitySecret }).meta({ id: 'IdentitySecret' }),
  }),
}
