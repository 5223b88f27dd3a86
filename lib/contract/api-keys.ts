import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, paging, Timestamp, text } from './fields'

const tag = 'API keys'
const path = '/api/v1/api-keys'

/** A credential of a project, as the team sees it: never the key itself. */
export const ApiKey = z
  .object({
    id: Id,
    project_id: Id,
    name: z.string().meta({ example: 'Back office' }),
    prefix: z.string().meta({ description: 'What the key begins with.', example: 'app_7Hk2' }),
    permission: z.enum(['read', 'write']),
    created_by: z.string().nullable().meta({ description: 'Who made it; null: the command line.' }),
    expires_at: Timestamp.nullable(),
    last_used_at: Timestamp.nullable().meta({ description: 'To the minute.' }),
    created_at: Timestamp,
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.output<typeof ApiKey>

export const apiKeys = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'member',
    needs: 'manage',
    tag,
    summary: 'List the API keys',
    description: 'Those that are not revoked.',
    query: z.object({ project_id: Id, ...paging }),
    list: ApiKey,
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'member',
    needs: 'manage',
    tag,
    summary: 'Make an API key',
    description: 'The answer is the only one that ever shows the key.',
    body: z.object({
      project_id: Id,
      name: text(100).meta({ example: 'Back office' }),
      permission: z.enum(['read', 'write']).default('write').meta({ example: 'write' }),
      expires_at: z.iso
        .datetime({ offset: true })
        .refine((moment) => new Date(moment) > new Date(), 'must be in the future')
        .nullish()
        .meta({ description: 'null: it is good until it is revoked.', example: null }),
    }),
    data: ApiKey.extend({ key: z.string().meta({ description: 'Shown this once.', example: 'app_…' }) }).meta({
      id: 'NewApiKey',
    }),
    creates: true,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'member',
    needs: 'manage',
    tag,
    summary: 'Revoke an API key',
    description: 'It opens nothing from now on.',
    params: z.object({ id: Id }),
  }),
}
