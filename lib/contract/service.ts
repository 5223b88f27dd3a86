import { z } from 'zod'
import { endpoint } from './endpoint'

const tag = 'Service'

const document = {
  method: 'GET',
  access: 'public',
  tag,
  summary: 'Read this document',
  description: 'OpenAPI 3.1 of every endpoint.',
  plain: 'application/json',
} as const

export const service = {
  health: endpoint({
    method: 'GET',
    path: '/api/v1/health',
    access: 'public',
    tag,
    summary: 'Tell whether the service is well',
    description: '503 when the database is out of reach.',
    data: z
      .object({
        status: z.literal('ok'),
        version: z.string().meta({ example: '0.1.0' }),
        database: z.literal('ok'),
        oldest_waiting_job_seconds: z.int().nullable().meta({
          description:
            'For how long the oldest job that could run has been waiting; `null` when none waits. It stays near 0 while a worker runs.',
          example: null,
        }),
      })
      .meta({ id: 'Health' }),
  }),
  openapi: endpoint({ ...document, path: '/openapi.json' }),
  openapiByV1: endpoint({ ...document, path: '/api/v1/openapi.json' }),
}
